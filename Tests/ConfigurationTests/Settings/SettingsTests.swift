import Audit
import Environments
import Testing

@testable import Configuration

/// The rules that a document is audited with.
struct SettingsTests {
  private let all = RuleCatalogue.rules.map(\.identifier)

  private func rules(_ text: String, _ path: String, asking: [String] = []) throws -> [String] {
    try ProjectConfiguration(reading: text, path: "App/.snug.yml").settings(forDocumentAt: path, asking: asking).rules
  }

  @Test func rulesAreTurnedOff() throws {
    #expect(try rules("", "App/A.xib") == all)
    #expect(try rules("disabled_rules: low-contrast", "App/A.xib") == all.filter { $0 != "low-contrast" })
    #expect(try rules("rules: {low-contrast: off}", "App/A.xib") == all.filter { $0 != "low-contrast" })
    #expect(try rules("only_rules: [truncated-text, clipped-view]", "App/A.xib") == ["clipped-view", "truncated-text"])
  }

  /// Paths are relative to the folder of the configuration, wherever the command was started.
  @Test func pathsOverrideInTheOrderOfTheFile() throws {
    let text = """
      only_rules: [clipped-view, truncated-text, low-contrast]
      paths:
        - path: Legacy
          disabled_rules: [clipped-view, truncated-text]
        - path: Legacy/New
          rules: {clipped-view: on}
        - path: "*.storyboard"
          only_rules: [clipped-view, missing-image]
      """
    #expect(try rules(text, "App/A.xib") == ["clipped-view", "low-contrast", "truncated-text"])
    #expect(try rules(text, "App/Legacy/A.xib") == ["low-contrast"])
    #expect(try rules(text, "App/Legacy/New/A.xib") == ["clipped-view", "low-contrast"])
    #expect(try rules(text, "App/Main.storyboard") == ["clipped-view"])
    #expect(try rules(text, "Legacy/A.xib") == ["clipped-view", "low-contrast", "truncated-text"])
  }

  @Test func rulesThatAreAskedForGoBefore() throws {
    let text = "disabled_rules: low-contrast\nrules: {low-contrast: {impact: minor}}"
    let configuration = try ProjectConfiguration(reading: text, path: ".snug.yml")
    let settings = configuration.settings(forDocumentAt: "A.xib", asking: ["low-contrast"])
    #expect(settings.rules == ["low-contrast"])
    #expect(settings.settings["low-contrast"]?.impact == .minor)
  }

  @Test func laterSettingsReplaceOnlyWhatTheySay() throws {
    let text = """
      rules: {low-contrast: {impact: minor, outcome: violation}}
      paths: {path: Legacy, rules: {low-contrast: {outcome: needs-review}}}
      """
    let configuration = try ProjectConfiguration(reading: text, path: ".snug.yml")
    let settings = configuration.settings(forDocumentAt: "Legacy/A.xib").settings["low-contrast"]
    #expect(settings?.impact == .minor)
    #expect(settings?.outcome == .needsReview)
  }

  @Test func documentsAreExcluded() throws {
    let configuration = try ProjectConfiguration(reading: "excluded: [Tests, '**/Old*']", path: "App/.snug.yml")
    #expect(configuration.excludes("App/Tests/A.xib"))
    #expect(configuration.excludes("App/Screens/Older.xib"))
    #expect(!configuration.excludes("Tests/A.xib"))
    #expect(!configuration.excludes("App/A.xib"))
  }

  @Test func impactsAndOutcomesAreReplaced() throws {
    var settings = DocumentSettings()
    settings.settings["clipped-view"] = RuleSettings()
    settings.settings["clipped-view"]?.impact = .minor
    settings.settings["truncated-text"] = RuleSettings()
    settings.settings["truncated-text"]?.outcome = .needsReview
    func finding(_ rule: String) -> Finding {
      Finding(
        rule: rule, impact: .serious, outcome: .violation,
        at: Finding.Place(
          document: "A.xib", line: 1, scene: SceneReference(id: "s", name: "Screen"),
          view: ViewReference(id: "v", class: "UIView", label: "view")),
        in: Finding.Extent(environments: [], words: "everywhere", worst: ""),
        words: Finding.Words(message: "", because: [], fix: ""))
    }
    let screen = ScreenReport(
      scene: SceneReference(id: "s", name: "Screen"), environments: [],
      findings: [finding("clipped-view"), finding("truncated-text"), finding("low-contrast")], notChecked: [])
    let report = settings.applied(to: DocumentReport(document: "A.xib", screens: [screen]))
    #expect(report.screens[0].findings.map(\.impact) == [.minor, .serious, .serious])
    #expect(report.screens[0].findings.map(\.outcome) == [.violation, .needsReview, .violation])
  }

  /// Numbers of a rule can be set by path, too, and the later one wins.
  @Test func numbersOfRulesAreSet() throws {
    let configuration = try ProjectConfiguration(
      reading: """
        rules: {small-tap-target: {minimum: 40, violation_below: 30.5}}
        paths: {path: Legacy, rules: {small-tap-target: {minimum: 24}}}
        """, path: ".snug.yml")
    func minimums(_ path: String) -> [Double] {
      configuration.settings(forDocumentAt: path, asking: ["small-tap-target"]).configuredRules
        .flatMap(\.settings).map(\.value)
    }
    #expect(minimums("A.xib") == [40, 30.5])
    #expect(minimums("Legacy/A.xib") == [24, 30.5])
    #expect(DocumentSettings(rules: ["small-tap-target"]).configuredRules.flatMap(\.settings).map(\.value) == [44, 28])
  }
}
