import Foundation
import TestSupport
import Testing

@testable import snug

/// `.snug.yml`: the settings for all audits of a project.
@MainActor
struct AuditConfigurationTests {
  let folder: TemporaryFolder

  /// A screen whose button is too small, in the folder `App`, and another one in `App/Legacy`.
  init() throws {
    folder = try TemporaryFolder()
    for name in ["App/New.xib", "App/Legacy/Old.xib"] {
      try folder.write(Self.smallButton, to: name)
    }
  }

  nonisolated static let smallButton = BadInputTests.xib(BadInputTests.top).replacing(
    "<subviews>",
    with: """
      <subviews><button opaque="NO" contentMode="scaleToFill" buttonType="system" \
      translatesAutoresizingMaskIntoConstraints="NO" id="small"><constraints>\
      <constraint firstAttribute="width" constant="20" id="w"/><constraint firstAttribute="height" constant="20" id="h"/>\
      </constraints><state key="normal" title="x"/><connections>\
      <action selector="tap" destination="-1" eventType="touchUpInside" id="t"/></connections></button>
      """
  ).replacing(
    "<constraint firstItem=\"screen\" firstAttribute=\"bottom\"",
    with: """
      <constraint firstItem="small" firstAttribute="centerX" secondItem="screen" secondAttribute="centerX" id="e"/>
      <constraint firstItem="small" firstAttribute="centerY" secondItem="screen" secondAttribute="centerY" id="f"/>
      <constraint firstItem="screen" firstAttribute="bottom"
      """)

  /// Audits the folder `App` with a configuration beside it: the outcome, and each finding's document, rule and impact.
  private func audit(
    _ configuration: String, _ options: String...
  ) async throws -> (outcome: Outcome, findings: [String], reports: [String]) {
    try folder.write(configuration, to: ".snug.yml")
    let (outcome, console) = try await CapturedConsole.run(
      ["audit", "\(folder.path)/App", "--review", "--all", "--jobs", "1"] + options)
    let findings = console.output.matches(of: /\  (small-tap-target|overlapping-views) \((.*?)\)  .*\/(\w+)\.xib/)
    return (outcome, findings.map { "\($0.3) \($0.1) \($0.2)" }, console.reports)
  }

  private static let found = ["Old small-tap-target moderate", "New small-tap-target moderate"]
  private static let only = "only_rules: small-tap-target\ntext_sizes: L\n"

  @Test func rulesAreChosenByPath() async throws {
    #expect(try await audit(Self.only).findings == Self.found)
    let configured = try await audit(
      Self.only + """
        paths:
          - path: App/Legacy
            rules: {small-tap-target: {impact: minor, outcome: needs-review}}
        """)
    #expect(configured.findings == ["Old small-tap-target minor, needs review", Self.found[1]])
    #expect(configured.outcome == .violations)
    let off = try await audit(Self.only + "paths: {path: App, rules: {small-tap-target: off}}")
    #expect(off.findings == [])
    #expect(off.outcome == .success)
    #expect(try await audit("disabled_rules: small-tap-target", "--rule", "small-tap-target").findings == Self.found)
  }

  @Test func optionsOfTheEnvironmentGoBefore() async throws {
    try folder.write("text_sizes: [S, M]\ndevices: retina4_0\ndirections: ltr\n", to: ".snug.yml")
    func environments(_ options: String...) async throws -> [String] {
      let path = "\(folder.path)/App/New.xib"
      let output = try await CapturedConsole.run(["audit", path, "--format", "jsonl"] + options).console.output
      return output.matches(of: /"id":"([^"]*)"|"textSize":"(\w+)"/).compactMap { $0.2.map(String.init) }
    }
    #expect(try await environments() == ["S", "M"])
    #expect(try await environments("--text-size", "AX1") == ["AX1"])
  }

  @Test func matricesAreChosenByName() async throws {
    try folder.write(
      "devices: retina4_0\nmatrix: small\nmatrices: {small: {text_sizes: S, locales: bounded}}", to: ".snug.yml")
    func cells(_ options: String...) async throws -> [String] {
      let path = "\(folder.path)/App/New.xib"
      let output = try await CapturedConsole.run(
        ["audit", path, "--format", "jsonl", "--rule", "missing-image"] + options)
      return output.console.output.matches(of: /"locale":"([\w-]+)"[^\n]*?"textSize":"(\w+)"/).map {
        "\($0.1) \($0.2)"
      }
    }
    #expect(try await cells() == ["bounded S"])
    #expect(try await cells("--locale", "accented") == ["accented S"])
    #expect(try await cells("--matrix", "quick").count == 6)
    #expect(try await cells("--matrix", "full").count == 2 * 5 * 2 * 2 + 3 + 4)
    let (outcome, console) = try await CapturedConsole.run("audit", folder.path, "--matrix", "smal")
    #expect(outcome == .incomplete)
    #expect(
      console.reports == ["error: there is no matrix “smal”; did you mean “small”? there are quick, full, small"])
  }

  @Test func contrastAndBoldTextAreChosen() async throws {
    try folder.write("devices: retina4_0\ntext_sizes: L\ndirections: ltr\nbold_text: [off, on]\n", to: ".snug.yml")
    func words(_ options: String...) async throws -> [String] {
      let path = "\(folder.path)/App/New.xib"
      let output = try await CapturedConsole.run(["audit", path, "--format", "jsonl"] + options).console.output
      return output.matches(of: /"boldText":"(\w+)","content":"(\w+)","contrast":"(\w+)"/)
        .map { "\($0.1) \($0.2) \($0.3)" }
    }
    #expect(try await words() == ["off usual standard", "on usual standard"])
    #expect(try await words("--contrast", "increased", "--bold-text", "on") == ["on usual increased"])
  }

  @Test func contentNeedsTexts() async throws {
    let (outcome, _, reports) = try await audit("text_sizes: L", "--content", "long")
    #expect(outcome == .incomplete)
    #expect(
      reports == ["error: --content needs `texts` in the configuration, which say what texts show that code sets"])
  }

  /// A label of 60 points, which holds “Label” and no price.
  @Test func textsAreShownAsTheConfigurationSays() async throws {
    let label = Self.smallButton.replacing(
      /<button.*<\/button>/.dotMatchesNewlines(),
      with: """
        <label opaque="NO" contentMode="left" text="Label" lineBreakMode="tailTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO" id="small"><fontDescription key="fontDescription" type="system" \
        pointSize="17"/><constraints><constraint firstAttribute="width" constant="60" id="w"/></constraints></label>
        """)
    try folder.write(label, to: "App/New.xib")
    func run(_ texts: String) async throws -> (Outcome, CapturedConsole) {
      try folder.write(
        "only_rules: truncated-text\ntexts: {document: App/New.xib, view: small, \(texts)}", to: ".snug.yml")
      return try await CapturedConsole.run("audit", "\(folder.path)/App/New.xib")
    }
    let (outcome, console) = try await run("shows: price")
    #expect(outcome == .violations)
    #expect(console.output.contains("where  with usual and long content; worst:"))
    let (short, _) = try await run("texts: [Free, Sold]")
    #expect(short == .success)
    let (wrong, complaint) = try await run("shows: price, texts: Free")
    #expect(wrong == .incomplete)
    #expect(
      complaint.reports == ["\(folder.path)/.snug.yml:2: error: one of shows and texts is needed, and not both"])
    try folder.write("texts: {document: App, view: other, shows: name}", to: ".snug.yml")
    let unknown = try await CapturedConsole.run("audit", "\(folder.path)/App/New.xib", "--rule", "missing-image")
    #expect(unknown.outcome == .incomplete)
    #expect(
      unknown.console.reports == [
        "\(folder.path)/App/New.xib: error: `texts` of the configuration: no view “other” shows text here"
      ])
  }

  @Test func documentsAreExcluded() async throws {
    let (outcome, findings, reports) = try await audit(Self.only + "excluded: App/Legacy")
    #expect(outcome == .violations)
    #expect(findings == [Self.found[1]])
    #expect(reports == ["1 document excluded by the configuration"])
    let none = try await audit(Self.only + "excluded: App")
    #expect(none.outcome == .incomplete)
    #expect(
      none.reports == [
        "2 documents excluded by the configuration",
        "\(folder.path)/App: error: the configuration excludes every document in it",
      ])
  }

  @Test func onlySevereViolationsFail() async throws {
    #expect(try await audit(Self.only + "fail_on: moderate").outcome == .violations)
    #expect(try await audit(Self.only + "fail_on: serious").outcome == .success)
    #expect(try await audit(Self.only + "fail_on: serious", "--fail-on", "minor").outcome == .violations)
  }

  /// Mostly a folder was renamed.
  @Test func patternsThatMatchNothingAreSaid() async throws {
    let text =
      Self.only + """
        excluded: [Old/**, "**/*.gone"]
        paths:
          - path: Legacy
            rules: {small-tap-target: off}
        """
    let warnings = try await audit(text, folder.path).reports.filter { $0.contains("matches no document") }
    let file = "\(folder.path)/.snug.yml"
    #expect(
      warnings == [
        "\(file): warning: excluded: “Old/**” matches no document",
        "\(file): warning: excluded: “**/*.gone” matches no document",
        "\(file): warning: paths: “Legacy” matches no document",
      ])
  }

  @Test func aWrongConfigurationStopsTheRun() async throws {
    let (outcome, findings, reports) = try await audit("only_rules: small-tap-targt\nfail_on: never")
    #expect(outcome == .incomplete)
    #expect(findings == [])
    #expect(
      reports == [
        "\(folder.path)/.snug.yml:1: error: there is no rule “small-tap-targt”; did you mean “small-tap-target”? "
          + "`snug rules` lists them",
        "\(folder.path)/.snug.yml:2: error: “never” is no impact; there are minor, moderate, serious, critical",
      ])
  }

  @Test func anotherFileIsNamed() async throws {
    let path = try folder.write("rules: {small-tap-target: off}", to: "other.yml")
    #expect(try await audit(Self.only, "--config", path).findings.filter { $0.contains("small") } == [])
    let missing = try await audit(Self.only, "--config", "\(folder.path)/none.yml")
    #expect(missing.outcome == .incomplete)
    #expect(missing.reports == ["\(folder.path)/none.yml: error: there is no such file"])
  }

  @Test func findingsAreSuppressedByTheConfiguration() async throws {
    let entries = """
      suppress:
        - rule: small-tap-target
          document: App/Legacy
          view: small
          reason: It goes in March.
        - {rule: small-tap-target, view: large, reason: It is no button.}
        - {rule: low-contrast, view: small, reason: It is not asked.}
        - {rule: small-tap-target, document: App/Gone.xib, reason: It was renamed.}

      """
    let (outcome, findings, reports) = try await audit(Self.only + entries)
    #expect(findings == [Self.found[1]])
    #expect(outcome == .violations)
    #expect(reports == [])
    let whole = try await CapturedConsole.run("audit", folder.path, "--jobs", "1").console
    #expect(whole.output.hasSuffix("2 screens, 1 violation, 0 to review, 1 suppressed.\n"))
    #expect(
      whole.reports
        == [(8, "small-tap-target"), (9, "low-contrast"), (10, "small-tap-target")].map { line, rule in
          "\(folder.path)/.snug.yml:\(line): warning: this suppression of \(rule) suppresses nothing"
        })
  }

  /// After the first run with a baseline, only new findings fail.
  @Test func aBaselineKeepsWhatIsKnownQuiet() async throws {
    let path = "\(folder.path)/known.json"
    let written = try await audit(Self.only, "--write-baseline", path)
    #expect(written.outcome == .success)
    #expect(written.findings == [])
    #expect(written.reports == ["2 findings written to \(path)"])
    #expect(try await audit(Self.only, "--baseline", path).outcome == .success)

    // The lines move, and the screen gets a second small button.
    let moved = Self.smallButton.replacing("<subviews>", with: "\n\n<subviews>")
    try folder.write(moved, to: "App/New.xib")
    try folder.write(Self.smallButton.replacing("\"small\"", with: "\"tiny\""), to: "App/Legacy/Old.xib")
    let later = try await audit(Self.only + "baseline: known.json")
    #expect(later.outcome == .violations)
    #expect(later.findings == [Self.found[0]])
    let gone = "\(path): 1 entry names nothing any more; --write-baseline writes a new one"
    #expect(later.reports == [gone])

    try folder.write(BadInputTests.xib(BadInputTests.top), to: "App/Legacy/Old.xib")
    #expect(try await audit(Self.only, "--baseline", path).outcome == .success)
    let strict = try await audit(Self.only, "--baseline", path, "--strict-baseline")
    #expect(strict.outcome == .violations)
    #expect(
      strict.reports == [
        "\(path): error: no longer found: App/Legacy/Old.xib: small-tap-target, screen screen, view small", gone,
      ])
  }

  @Test func aBaselineThatCannotBeReadIsSaid() async throws {
    let path = try folder.write("{\"version\": 7}", to: "known.json")
    let newer = try await audit(Self.only, "--baseline", path)
    #expect(newer.outcome == .incomplete)
    #expect(
      newer.reports == [
        "\(path): error: the baseline has version 7, and this program reads version 1; --write-baseline writes a new one"
      ])
    #expect(
      try await audit(Self.only + "baseline: none.json").reports == [
        "\(folder.path)/none.json: error: the baseline could not be read; --write-baseline writes one"
      ])
    #expect(
      try await audit(Self.only, "--strict-baseline").reports == [
        "error: --strict-baseline needs a baseline: --baseline, or baseline in the configuration"
      ])
  }
}
