import Audit
import Environments
import Foundation
import InterfaceBuilder
import Testing
import UIKit
import Walking

@testable import Configuration

/// Reading a configuration file, and the messages for a wrong one.
struct ReadingTests {
  private func read(_ text: String) throws -> ProjectConfiguration {
    try ProjectConfiguration(reading: text, path: "App/.snug.yml")
  }

  private func complaints(_ text: String) -> [String] {
    do throws(ConfigurationError) {
      _ = try ProjectConfiguration(reading: text, path: ".snug.yml")
      return []
    } catch {
      return error.lines
    }
  }

  private static let everything = """
    disabled_rules:
      - low-contrast
      - natural-alignment
    rules:
      clipped-view: {impact: minor, outcome: needs-review}
      missing-image: off
    paths:
      - path: [Legacy, "**/*.xib"]
        disabled_rules: truncated-text
        rules: {low-contrast: on}
    devices: [iPhone SE, retina6_12]
    orientations: all
    text_sizes: [L, AX1-AX2]
    locales: [de, pt-BR]
    directions: rtl
    appearances: [light, dark]
    matrix: release
    matrices:
      release: {text_sizes: all, locales: [accented]}
    excluded: Tests
    suppress:
      - rule: [truncated-text, clipped-view]
        document: App/Login.storyboard
        scene: Login
        view: L-1
        reason: It is short in all languages.
    baseline: snug-baseline.json
    recordings: Tests/Screens
    fail_on: serious
    contrasts: increased
    bold_text: [off, true]
    contents: [usual, long]
    texts:
      - {document: App/Order.xib, view: [P-1, P-2], shows: price}
      - {document: App, view: P-2, texts: [Sold out, Only a few left]}
    app:
      project: Shop.xcodeproj
      target: Shop
      conditions: [TRIAL, DEBUG]
      surfaces: Tests/Surfaces
    """

  @Test func everyKeyIsRead() throws {
    let configuration = try read(Self.everything)
    #expect(configuration.rules.disabled == ["low-contrast", "natural-alignment"])
    #expect(configuration.rules.settings["clipped-view"]?.impact == .minor)
    #expect(configuration.rules.settings["clipped-view"]?.outcome == .needsReview)
    #expect(configuration.rules.settings["missing-image"]?.isOn == false)
    #expect(configuration.overrides.map { $0.paths.map(\.text) } == [["Legacy", "**/*.xib"]])
    #expect(configuration.overrides[0].rules.disabled == ["truncated-text"])
    #expect(configuration.overrides[0].rules.settings["low-contrast"]?.isOn == true)
    let environments = configuration.environments
    #expect(environments.devices.map(\.id) == ["retina4_0", "retina6_12"])
    #expect(environments.orientations == [.portrait, .landscape])
    #expect(environments.textSizes.map(TextSize.name) == ["L", "AX1", "AX2"])
    #expect(environments.locales == ["de", "pt-BR"])
    #expect(environments.directions == [.rightToLeft])
    #expect(environments.appearances == [.light, .dark])
    #expect(try configuration.environments(ofMatrix: "quick") == environments)
    let release = try configuration.environments(ofMatrix: nil)
    #expect(release.textSizes == TextSize.categories)
    #expect(release.locales == ["accented"])
    #expect(release.devices == environments.devices)
    #expect(try configuration.environments(ofMatrix: "full").preset == .full)
    #expect(configuration.excluded.map(\.text) == ["Tests"])
    var suppression = SuppressionEntry()
    suppression.rules = ["truncated-text", "clipped-view"]
    suppression.documents = [PathPattern("App/Login.storyboard")]
    suppression.scene = "Login"
    suppression.view = "L-1"
    suppression.reason = "It is short in all languages."
    suppression.line = 22
    #expect(configuration.suppressions == [suppression])
    #expect(configuration.baselinePath == "App/snug-baseline.json")
    #expect(configuration.recordings == "Tests/Screens")
    #expect(configuration.failOn == .serious)
    #expect(environments.contrasts == [.increased])
    #expect(environments.boldTexts == [false, true])
    #expect(environments.contents == [.usual, .long])
    #expect(
      configuration.settings(forDocumentAt: "App/App/Order.xib").shownTexts == [
        "P-1": .sample(.price), "P-2": .texts(["Sold out", "Only a few left"]),
      ])
    #expect(configuration.settings(forDocumentAt: "App/Other.xib").shownTexts == [:])
    #expect(try read("only_rules: low-contrast").rules.only == ["low-contrast"])
  }

  @Test func theSettingsOfAWalkAreRead() throws {
    let walk = try read(
      """
      walk:
        skip: [Delete, sign-out]
        fields:
          - {field: [mail, E-mail], text: qa@example.org}
          - {field: code, text: "007"}
        arguments: [--ui-testing, -mode, fast]
        defaults: {seen: yes, count: 3, rate: 1.5, name: Ada, pin: "1234", tags: [a, 2]}
        responses: {"https://*/pets": Fixtures/pets.json, "*": Fixtures/empty.json}
        taps: 2
        screens: 100
        ways: 1000
        seconds: 90
      """
    ).walk
    #expect(walk.skipped == ["Delete", "sign-out"])
    #expect(walk.fields.map(\.names) == [["mail", "E-mail"], ["code"]])
    #expect(walk.fields.map(\.text) == ["qa@example.org", "007"])
    #expect(walk.start.arguments == ["--ui-testing", "-mode", "fast"])
    #expect(
      walk.start.defaults == [
        "seen": .flag(true), "count": .integer(3), "rate": .number(1.5), "name": .text("Ada"), "pin": .text("1234"),
        "tags": .list(["a", "2"]),
      ])
    #expect(walk.start.responses.map(\.pattern) == ["https://*/pets", "*"])
    #expect(walk.start.responses.map(\.file) == ["Fixtures/pets.json", "Fixtures/empty.json"])
    #expect(walk.limits.depth == 2)
    #expect(walk.limits.screens == 100)
    #expect(walk.limits.ways == 1000)
    #expect(walk.limits.seconds == 90)
    #expect(try read("walk: {skip: Delete}").walk.limits == AppWalk.Limits())
  }

  /// What a view is said to show is typed into it, if it is a text field and `walk` says nothing else.
  @Test func theTextsOfAConfigurationAreTypedInAWalk() throws {
    let walk = try read(
      """
      walk: {fields: {field: E-mail, text: qa@example.org}}
      texts:
        - {document: App/Main.storyboard, view: [Pr1-ce-fld, Pr2-ce-fld], shows: price}
        - {document: App/Main.storyboard, view: Na1-me-fld, texts: [Ada, Grace]}
        - {document: App/Main.storyboard, view: Te1-xt-fld, shows: text}
      """
    ).walkSettings
    #expect(walk.fields.map(\.names) == [["E-mail"], ["Pr1-ce-fld", "Pr2-ce-fld"], ["Na1-me-fld"]])
    #expect(walk.fields.map(\.text) == ["qa@example.org", "$1,234.50", "Ada"])
  }

  /// What a configuration says about an app is not for the apps of other projects.
  @Test func theSettingsOfAnAppAreForItsProject() throws {
    let configuration = try read(Self.everything)
    for path in [nil, "App/Shop.xcodeproj", "./App/Shop.xcodeproj/"] {
      let settings = configuration.appSettings(forProjectAt: path)
      #expect(settings.project == "App/Shop.xcodeproj")
      #expect(settings.target == "Shop")
      #expect(settings.conditions == ["TRIAL", "DEBUG"])
      #expect(settings.surfaces == "App/Tests/Surfaces")
    }
    #expect(configuration.appSettings(forProjectAt: "App/Other.xcodeproj") == AppSettings())
    #expect(try read("app: {target: Shop}").appSettings(forProjectAt: "Any.xcodeproj").target == "Shop")
  }

  @Test(arguments: ["", "# nothing", "---", "disabled_rules:", "rules:\npaths:\ndevices:\nfail_on: minor"])
  func whatSaysNothingChangesNothing(text: String) throws {
    let configuration = try read(text)
    #expect(configuration.settings(forDocumentAt: "App/A.xib") == DocumentSettings())
    #expect(configuration.excluded == [])
  }

  @Test(arguments: [
    (
      "disabled_rule: low-contrast",
      "1: error: there is no key “disabled_rule”; did you mean “disabled_rules”? the keys are disabled_rules, only_rules, "
    ),
    ("\n- a", "2: error: keys and values are expected here, not a list; the keys are disabled_rules, "),
    (
      "disabled_rules:\n  - low-contrast\n  - truncated-txt",
      "3: error: there is no rule “truncated-txt”; did you mean “truncated-text”? `snug rules` lists them"
    ),
    (
      "rules:\n  low-contrst: off",
      "2: error: there is no rule “low-contrst”; did you mean “low-contrast”? `snug rules` lists them"
    ),
    (
      "rules:\n  small-tap-target:\n    minmum: 40",
      "3: error: there is no key “minmum”; did you mean “minimum”? "
        + "the keys are impact, outcome, minimum, violation_below"
    ),
    ("rules: {small-tap-target: {minimum: large}}", "1: error: a number is expected here, not “large”"),
    ("rules: {small-tap-target: {minimum: 1e9}}", "1: error: 1e9 is not between 1 and 200"),
    (
      "rules: {clipped-view: {minimum: 40}}",
      "1: error: there is no key “minimum”; the keys are impact, outcome"
    ),
    (
      "rules:\n  clipped-view:\n    impct: minor",
      "3: error: there is no key “impct”; did you mean “impact”? the keys are impact, outcome"
    ),
    (
      "rules: {low-contrast: {impact: huge}}",
      "1: error: “huge” is no impact; there are minor, moderate, serious, critical"
    ),
    (
      "rules: {low-contrast: {outcome: violations}}",
      "1: error: “violations” is no outcome; did you mean “violation”? there are violation, needs-review"
    ),
    ("rules: {low-contrast: 3}", "1: error: “3” is no setting of a rule; write on, off, or keys such as impact"),
    ("rules: 3", "1: error: rules and their settings are expected here, not “3”"),
    ("fail_on: [minor]", "1: error: text is expected here, not a list"),
    ("excluded: ''", "1: error: text is expected here"),
    ("excluded: [A, /B]", "1: error: “/B” is not relative to the folder of the configuration"),
    ("app: {surfaces: ../Other}", "1: error: “../Other” leads out of the folder of the configuration"),
    ("app: {project: /A.xcodeproj}", "1: error: “/A.xcodeproj” is not relative to the folder of the configuration"),
    ("app: {conditions: [A, -D B]}", "1: error: “-D B” is no name of a condition, such as DEBUG"),
    ("app: {run: true}", "1: error: there is no key “run”; the keys are project, target, conditions, surfaces"),
    ("walk: {taps: 0}", "1: error: 0 is not between 1 and 100"),
    ("walk: {seconds: 0.5}", "1: error: a whole number is expected here, not “0.5”"),
    ("walk: {ways: many}", "1: error: a whole number is expected here, not “many”"),
    ("walk: {fields: {field: a}}", "1: error: the key “text” is missing"),
    (
      "walk: {defaults: {a: {b: 1}}}", "1: error: true, false, a number, a text or a list of texts is expected here"
    ),
    ("walk: {responses: [a]}", "1: error: addresses and files are expected here, not a list"),
    ("walk: {responses: {a: ../b}}", "1: error: “../b” leads out of the folder of the configuration"),
    ("walk: {defaults: [a]}", "1: error: keys and values are expected here, not a list"),
    (
      "walk: {tap: Delete}",
      "1: error: there is no key “tap”; did you mean “taps”? the keys are skip, fields, arguments, defaults, "
        + "responses, taps, screens, ways"
    ),
    ("suppress:\n  - rule: low-contrast\n    view: a", "2: error: the key “reason” is missing"),
    (
      "suppress: {rule: low-contrast, reason: no}",
      "1: error: a document, scene or view is missing; disabled_rules turns a rule off everywhere"
    ),
    ("paths:\n  - disabled_rules: low-contrast", "2: error: the key “path” is missing"),
    ("devices: retina40", "1: error: there is no device “retina40”; did you mean “retina4_0”? there are retina3_5 "),
    (
      "text_sizes: AX9",
      "1: error: “AX9” is no text size; there are XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5, ranges such as "
    ),
    ("text_sizes: AX5-L", "1: error: the range “AX5-L” runs backwards; write the smaller size first"),
    ("orientations: up", "1: error: “up” is no orientation; there are portrait, landscape and all"),
    ("directions: left", "1: error: “left” is no reading direction; there are ltr, rtl and all"),
    ("appearances: grey", "1: error: “grey” is no appearance; there are light, dark and all"),
    (
      "locales: klingonese",
      "1: error: “klingonese” is no language; write de or pt-BR, all, base, or a pseudo-language: accented, "
    ),
    (
      "devices: []",
      "1: error: the list is empty, which leaves no environment; leave out the key for the default"
    ),
    (
      "only_rules: low-contrast\ndisabled_rules: truncated-text",
      "2: error: disabled_rules and only_rules exclude each other; write one of them"
    ),
    ("only_rules: []", "1: error: no rule is left to ask"),
    (
      "matrix: ful", "1: error: there is no matrix “ful”; did you mean “full”? there are quick, full"
    ),
    (
      "matrices: {release: {devices: all}}\nmatrix: relese",
      "2: error: there is no matrix “relese”; did you mean “release”? there are quick, full, release"
    ),
    ("matrices: {full: {devices: all}}", "1: error: the matrix “full” is built in; choose another name"),
    (
      "matrices: {own: {device: all}}",
      "1: error: there is no key “device”; did you mean “devices”? the keys are devices, "
    ),
    (
      "texts: {document: A.xib, view: a, shows: prize}",
      "1: error: “prize” is no kind of text; did you mean “price”? there are text, price, number, date, time, name"
    ),
    ("texts: {document: A.xib, view: a}", "1: error: one of shows and texts is needed, and not both"),
    ("texts: {view: a, shows: name}", "1: error: the key “document” is missing"),
    ("contrasts: high", "1: error: “high” is no contrast; there are standard, increased and all"),
    ("bold_text: bold", "1: error: “bold” is no setting of bold text; there are off, on and all"),
    ("matrices: own", "1: error: names of matrices are expected here, not “own”"),
    ("a: 1\na: 2", "1: error: the key “a” stands twice"),
    ("fail_on: minor\n---\nfail_on: minor", "2: error: the file has more than one YAML document"),
    ("fail_on: \"minor", "1: error: this is not YAML: found unexpected end of stream"),
    ("fail_on: *minor", "1: error: this is not YAML: found undefined alias"),
    ("fail_on: \u{1}", "1: error: this is not YAML: control characters are not allowed"),
  ]) func whatIsWrongIsSaid(text: String, complaint: String) {
    #expect(complaints(text).count == 1)
    #expect(complaints(text).first?.hasPrefix(".snug.yml:" + complaint) == true, "\(complaints(text))")
  }

  @Test func everyProblemIsSaidInTheOrderOfLines() {
    let lines = complaints("fail_on: most\nrules: {clipped: on}\nfail: 1").map { $0.prefix { $0 != "“" } }
    #expect(
      lines == [
        ".snug.yml:1: error: ", ".snug.yml:2: error: there is no rule ", ".snug.yml:3: error: there is no key ",
      ])
  }

  @Test func deepNestingEnds() {
    let open = String(repeating: "[", count: 100_000)
    #expect(complaints("paths: \(open)").first?.contains("Maximum nesting level reached") == true)
    let closed = String(repeating: "[", count: 900) + String(repeating: "]", count: 900)
    #expect(complaints("paths: \(closed)").first?.contains("keys and values are expected here, not a list") == true)
  }

  @Test func aFileThatCannotBeReadIsSaid() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snug-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func complaint(_ path: String) -> [String] {
      do throws(ConfigurationError) {
        _ = try ProjectConfiguration.load(contentsOf: path)
        return []
      } catch {
        return error.lines
      }
    }
    let file = folder.appending(path: "a.yml")
    #expect(complaint(file.path) == ["\(file.path): error: there is no such file"])
    #expect(complaint(folder.path) == ["\(folder.path): error: this is a folder, not a configuration"])
    try Data([0x61, 0x3A, 0xFF]).write(to: file)
    #expect(complaint(file.path) == ["\(file.path): error: the file is not UTF-8"])
    try Data(repeating: 0x20, count: (1 << 20) + 1).write(to: file)
    #expect(complaint(file.path) == ["\(file.path): error: the file is larger than 1 MB"])
  }

  /// A person mends the first faults and tries again.
  @Test func ofManyFaultsTheFirstAreSaid() throws {
    let text = (1...90_000).map { "key\($0): 1\n" }.joined()
    let error = #expect(throws: ConfigurationError.self) {
      _ = try ProjectConfiguration(reading: text, path: ".snug.yml")
    }
    let lines = try #require(error?.lines)
    #expect(lines.count == 21)
    #expect(lines.first?.hasPrefix(".snug.yml:1: error: there is no key “key1”; ") == true)
    #expect(lines.last == ".snug.yml: error: and 89980 more")
  }
}
