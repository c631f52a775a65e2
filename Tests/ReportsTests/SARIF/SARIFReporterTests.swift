import Audit
import Foundation
import Reports
import Testing

struct SARIFReporterTests {
  /// The report as a dictionary: reading it proves that the pieces make one JSON object.
  func run(of text: String) throws -> [String: Any] {
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  @Test func findingsAreResults() throws {
    let run = try run(of: Sample.report(with: SARIFReporter()))
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["truncated-text", "overlapping-views"])
    #expect(results.map { $0["kind"] as? String } == ["fail", "review"])
    #expect(results.map { $0["level"] as? String } == ["error", "none"])
    #expect(
      results.map { ($0["partialFingerprints"] as? [String: String])?["documentRuleSceneViewVariant/v1"] }
        == [
          "Login.storyboard/truncated-text/S-1/L-1/0", "Login.storyboard/overlapping-views/S-1/button “<Sign & in>”/",
        ])
  }

  /// A document counts by its path in the repository, from whatever folder the audit was started.
  @Test(arguments: [
    (String?.none, "ios/App/Login.xib"), ("ios", "App/Login.xib"), ("ios/App", "Login.xib"),
    ("ios/Kit", "../App/Login.xib"),
    ("ios/App", "./Login.xib"),
  ])
  func fingerprintsDoNotDependOnTheFolder(folder: String?, document: String) throws {
    var header = Sample.header
    header.folder = folder
    var finding = Sample.truncated
    finding.document = document
    var reporter = SARIFReporter()
    let report = DocumentReport(
      document: document,
      screens: [ScreenReport(scene: finding.scene, environments: [], findings: [finding], notChecked: [])])
    let run = try run(of: try reporter.begin(header) + reporter.report(report) + reporter.end())
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let prints = result["partialFingerprints"] as? [String: String]
    #expect(prints?.values.map(\.self) == ["ios%2FApp%2FLogin.xib/truncated-text/S-1/L-1/0"])
  }

  /// Two findings differ if any of their names differs. They are the same if only lines, words or measures differ.
  @Test func fingerprintsTellFindingsApart() throws {
    let finding = Sample.truncated
    func fingerprint(_ change: (inout Finding) -> Void) throws -> String? {
      var changed = finding
      change(&changed)
      var reporter = SARIFReporter()
      let report = DocumentReport(
        document: changed.document,
        screens: [ScreenReport(scene: changed.scene, environments: [], findings: [changed], notChecked: [])])
      let run = try run(of: try reporter.begin(Sample.header) + reporter.report(report) + reporter.end())
      let result = try #require((run["results"] as? [[String: Any]])?.first)
      return (result["partialFingerprints"] as? [String: String])?.values.first
    }
    let original = try fingerprint { _ in }
    let others = [
      try fingerprint { $0.document = "Other.xib" }, try fingerprint { $0.rule = "clipped-view" },
      try fingerprint { $0.scene.id = "S-2" }, try fingerprint { $0.view.id = "L-2" },
      try fingerprint { $0.variant = "1" }, try fingerprint { $0.variant = nil },
      try fingerprint {
        $0.view.id = "L-1/0"; $0.variant = nil
      },
    ]
    #expect(Set(others + [original]).count == others.count + 1)
    let moved = try fingerprint {
      $0.line = 99
      $0.message = "Other words."
      $0.because = []
      $0.fix = ""
      $0.environments = []
      $0.view.label = "other words"
    }
    #expect(moved == original)
  }

  @Test func onlyTheRulesThatWereAskedAreListed() throws {
    let run = try run(of: Sample.report(with: SARIFReporter()))
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    #expect(rules == ["overlapping-views", "truncated-text"])
    let addresses = try #require(driver["rules"] as? [[String: Any]]).map { $0["helpUri"] as? String }
    #expect(addresses == Sample.header.rules.map(\.reference?.address))
    #expect(addresses.contains { $0?.hasPrefix("https://") == true })
  }

  @Test func anUnreadableDocumentIsANotification() throws {
    let run = try run(of: Sample.report(with: SARIFReporter()))
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    #expect((invocation["toolExecutionNotifications"] as? [[String: Any]])?.count == 2)
  }
}
