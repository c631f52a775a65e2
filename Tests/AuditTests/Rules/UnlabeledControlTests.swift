import Environments
import TestSupport
import Testing

@testable import Audit

struct UnlabeledControlTests {
  func screen(_ content: String, action: Bool = true) throws -> [Finding] {
    let actions =
      "<connections><action selector=\"tap:\" destination=\"-1\" eventType=\"touchUpInside\" id=\"a\"/></connections>"
    return try Fixture.findings(
      UnlabeledControl(),
      in: Fixture.xib(
        Fixture.view("button", "", element: "button", content: content + (action ? actions : "")),
        constraints: [
          Fixture.pin("button", "top", "safe", "top", 20), Fixture.pin("button", "leading", "safe", "leading", 20),
        ], resources: images))
  }

  let gear = "<state key=\"normal\" image=\"icon_17\"/>"
  let images = "<resources><image name=\"icon_17\" width=\"24\" height=\"24\"/></resources>"

  @Test func anImageAloneIsAViolation() throws {
    let findings = try screen(gear)
    #expect(findings.map(\.outcome) == [.violation])
    #expect(findings.first?.because == ["VoiceOver has only the image’s name, “icon_17”"])
  }

  /// A label is a text, so it is translated as well.
  @Test func theFixSaysThatALabelIsTranslated() throws {
    let button = Fixture.view(
      "button", "", element: "button",
      content: gear
        + "<connections><action selector=\"tap:\" destination=\"-1\" eventType=\"touchUpInside\" id=\"a\"/></connections>"
    )
    let text = Fixture.xibText(
      button,
      constraints: [
        Fixture.pin("button", "top", "safe", "top", 20), Fixture.pin("button", "leading", "safe", "leading", 20),
      ], resources: images)
    func fix(_ languages: [String]) throws -> [String] {
      let files = languages.map { ("\($0).lproj/Card.strings", "\"other.text\" = \"x\";") }
      let folder = try TemporaryFolder(
        Dictionary(files + [("Base.lproj/Card.xib", text)], uniquingKeysWith: { first, _ in first }))
      return try folder.findings(UnlabeledControl(), in: "Base.lproj/Card.xib").map(\.fix)
    }
    #expect(try fix([]) == ["Set its accessibility label to what it does."])
    #expect(
      try fix(["de", "fr"]) == ["Set its accessibility label to what it does, and translate it into German and French."]
    )
    #expect(
      try fix(["de", "fr", "it", "nl"]) == [
        "Set its accessibility label to what it does, and translate it into the document’s 4 languages."
      ])
  }

  /// iOS has spoken names for many symbols, and nobody lists them.
  @Test func aSymbolOfTheSystemNeedsReview() throws {
    let findings = try screen("<state key=\"normal\" image=\"gear\" catalog=\"system\"/>")
    #expect(findings.map(\.outcome) == [.needsReview])
    #expect(findings.first?.because == ["VoiceOver has only what iOS calls the symbol “gear”"])
    #expect(
      findings.first?.reason
        == "iOS has spoken names for many of its symbols: listen whether this one says what it does")
  }

  @Test func aLabelOrATitleIsFine() throws {
    #expect(try screen(gear + "<accessibility key=\"accessibilityConfiguration\" label=\"Settings\"/>") == [])
    #expect(try screen("<state key=\"normal\" title=\"Settings\" image=\"icon_17\"/>") == [])
  }

  @Test func aButtonThatDoesNothingIsNotJudged() throws {
    #expect(try screen(gear, action: false) == [])
  }

  @Test func aButtonThatIsNoElementIsNotJudged() throws {
    let hidden =
      "<accessibility key=\"accessibilityConfiguration\"><bool key=\"isElement\" value=\"NO\"/></accessibility>"
    #expect(try screen(gear + hidden) == [])
  }

  /// VoiceOver reads the name, and those who speak its language understand it.
  @Test(arguments: [
    (["en"], "play", Outcome.needsReview), (["en", "en-GB"], "newPost", .needsReview), (["en"], "icon_17", .violation),
    (["en"], "btnPlay", .violation), (["en", "de"], "play", .violation), (["de"], "play", .violation),
    ([], "play", .violation), (["de"], "facebook-logo", .needsReview),
  ])
  func aNameOfWholeWords(languages: [String], image: String, outcome: Outcome) throws {
    var project = ProjectFacts()
    project.languages = languages
    let action =
      "<connections><action selector=\"tap:\" destination=\"-1\" eventType=\"touchUpInside\" id=\"a\"/></connections>"
    let document = try Fixture.xib(
      Fixture.view(
        "button", "", element: "button", content: "<state key=\"normal\" image=\"\(image)\"/>\(action)"),
      constraints: [
        Fixture.pin("button", "top", "safe", "top", 20), Fixture.pin("button", "leading", "safe", "leading", 20),
      ], resources: "<resources><image name=\"\(image)\" width=\"44\" height=\"44\"/></resources>")
    let report = Auditor(rules: [UnlabeledControl()]).audit(document, in: project)
    #expect(report.screens.flatMap(\.findings).map(\.outcome) == [outcome])
  }

  /// A button in a view. The document, or the code of the view's class, may say that VoiceOver reads this view as a
  /// whole.
  func inGroup(_ accessibility: String, code: String) throws -> [Outcome] {
    let action =
      "<connections><action selector=\"tap:\" destination=\"-1\" eventType=\"touchUpInside\" id=\"a\"/></connections>"
    let group = Fixture.view(
      "group", "customClass=\"Group\"",
      content: """
        \(accessibility)<subviews>\(Fixture.view("button", "", element: "button", content: gear + action))</subviews>
        <constraints>\(Fixture.size("group", "width", 200))\(Fixture.size("group", "height", 60))
        \(Fixture.pin("button", "top", "group", "top"))\(Fixture.pin("button", "leading", "group", "leading"))
        </constraints>
        """)
    let document = try Fixture.xib(
      group,
      constraints: [
        Fixture.pin("group", "top", "safe", "top", 20), Fixture.pin("group", "leading", "safe", "leading", 20),
      ], resources: images)
    let report = Auditor(rules: [UnlabeledControl()]).audit(
      document, code: AppCode(types: CodeType.types(in: Array("class Group: UIView { \(code) }".utf8))))
    return report.screens.flatMap(\.findings).map(\.outcome)
  }

  /// VoiceOver reads nothing inside of an element.
  @Test(arguments: [("YES", [Outcome]()), ("NO", [.violation])])
  func aButtonInAnElement(isElement: String, outcomes: [Outcome]) throws {
    let group = """
      <accessibility key="accessibilityConfiguration" label="Flag"><bool key="isElement" value="\(isElement)"/></accessibility>
      """
    #expect(try inGroup(group, code: "") == outcomes)
  }

  @Test(arguments: [
    ("override var isAccessibilityElement: Bool { get { true } set {} }", Outcome.needsReview),
    ("func awakeFromNib() { accessibilityElements = [label] }", .needsReview),
    ("func awakeFromNib() { button.tintColor = .red }", .violation),
    ("func awakeFromNib() { label.isAccessibilityElement = false }", .violation),
  ])
  func codeThatSaysWhatVoiceOverReads(code: String, outcome: Outcome) throws {
    #expect(try inGroup("", code: code) == [outcome])
  }

  /// A button with an outlet, in a class of the app of which all sources were searched for labels.
  func withOutlet(_ code: String, names: [String]?, state: String, attributes: String = "") throws -> [Finding] {
    let action =
      "<connections><action selector=\"tap:\" destination=\"-1\" eventType=\"touchUpInside\" id=\"a\"/></connections>"
    let document = try Fixture.xib(
      Fixture.view("button", attributes, element: "button", content: state + action),
      constraints: [
        Fixture.pin("button", "top", "safe", "top", 20), Fixture.pin("button", "leading", "safe", "leading", 20),
      ], connections: "<outlet property=\"close\" destination=\"button\" id=\"outlet\"/>", owner: "Bar",
      resources: images)
    let source =
      "class Bar: UIView { func show() { \(code) } }; class Icon: UIButton {}; class Titled: UIButton { func awakeFromNib() { setTitle(name) } }"
    let report = Auditor(rules: [UnlabeledControl()]).audit(
      document, code: AppCode(types: CodeType.types(in: Array(source.utf8)), namesForVoiceOver: names.map { Set($0) }))
    return report.screens.flatMap(\.findings)
  }

  @Test(arguments: [
    ("close.tintColor = .red", [String]?.none, Outcome.needsReview), ("close.tintColor = .red", [], .violation),
    ("close.tintColor = .red", ["close"], .needsReview), ("close.setTitle(name)", [], .needsReview),
    ("close.setImage(icon)", [], .violation),
  ])
  func codeWithAnOutlet(code: String, names: [String]?, outcome: Outcome) throws {
    #expect(try withOutlet(code, names: names, state: gear).map(\.outcome) == [outcome])
  }

  /// A class of the app is treated like UIKit's own if its code sets no labels and titles.
  @Test(arguments: [("Icon", Outcome.violation), ("Titled", .needsReview), ("Unknown", .needsReview)])
  func aClassOfTheApp(name: String, outcome: Outcome) throws {
    let findings = try withOutlet("", names: [], state: gear, attributes: "customClass=\"\(name)\"")
    #expect(findings.map(\.outcome) == [outcome])
  }

  @Test(arguments: [("accessibilityKey", Outcome.needsReview), ("accessibilityIdentifier", .violation)])
  func anAttributeOfTheAppMayBecomeALabel(keyPath: String, outcome: Outcome) throws {
    let attribute = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="\(keyPath)" value="close"/>\
      </userDefinedRuntimeAttributes>
      """
    #expect(try withOutlet("", names: [], state: gear + attribute).map(\.outcome) == [outcome])
  }

  /// A button that is empty in the document counts as an image if code gives it one.
  @Test func anImageThatCodeSets() throws {
    let findings = try withOutlet("close.setImage(icon)", names: [], state: "<state key=\"normal\"/>")
    #expect(findings.map(\.message) == ["Code gives it an image, and nothing gives it an accessibility label."])
    #expect(try withOutlet("close.setImage(icon)", names: ["close"], state: "<state key=\"normal\"/>") == [])
    #expect(try withOutlet("close.setTitle(name)", names: [], state: "<state key=\"normal\"/>") == [])
    #expect(try withOutlet("close.tintColor = .red", names: [], state: "<state key=\"normal\"/>") == [])
  }
}
