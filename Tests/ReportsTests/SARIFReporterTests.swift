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
      results.map { ($0["partialFingerprints"] as? [String: String])?["ruleSceneView/v1"] }
        == ["truncated-text/S-1/L-1", "overlapping-views/S-1/button “<Sign & in>”"])
  }

  @Test func everyResultHasItsRule() throws {
    let run = try run(of: Sample.report(with: SARIFReporter()))
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    #expect(Set(rules).isSuperset(of: ["truncated-text", "overlapping-views"]))
  }

  @Test func anUnreadableDocumentIsANotification() throws {
    let run = try run(of: Sample.report(with: SARIFReporter()))
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    #expect((invocation["toolExecutionNotifications"] as? [[String: Any]])?.count == 2)
  }
}
