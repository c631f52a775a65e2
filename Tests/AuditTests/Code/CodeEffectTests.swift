import Environments
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Audit

/// What code may do to an object that an outlet leads to.
struct CodeEffectTests {
  let code = AppCode(
    types: CodeType.types(
      in: Array(
        """
        class SignInViewController: UIViewController {
          @IBOutlet var name: UILabel!
          @IBOutlet var hint: UILabel!
          @IBOutlet var terms: UILabel!
          func show() {
            name.text = "Name"
            hint.font = .body
            style(terms)
          }
        }
        class Card: UIView { @IBOutlet var label: UILabel!; @IBOutlet private var own: UILabel! }
        """.utf8)))

  @Test(arguments: [
    ("name", CodeEffect.certain), ("hint", .none), ("terms", .possible), ("unused", .none),
  ])
  func aControllersOwnCodeTells(property: String, effect: CodeEffect) {
    let outlet = OutletConnection(property: property, ownerClass: "SignInViewController")
    #expect(code.effect(of: .text, through: outlet) == effect)
  }

  /// Other classes may change cells and views, except their private properties.
  @Test func otherCodeMayReachTheOutletsOfAView() {
    #expect(code.effect(of: .text, through: OutletConnection(property: "label", ownerClass: "Card")) == .possible)
    #expect(code.effect(of: .text, through: OutletConnection(property: "own", ownerClass: "Card")) == .none)
  }

  /// An extension of the app's own may do more than UIKit's member of the same name.
  @Test(arguments: [("size", CodeEffect.none), ("font", .possible)])
  func aMethodOfTheAppsOwnExtensionMayDoAnything(method: String, effect: CodeEffect) {
    let source = "class SignInViewController: UIViewController { func show() { hint.font(.body, \"Hint\") } }"
    let code = AppCode(types: CodeType.types(in: Array(source.utf8)), methodsOfExtensions: [method])
    let outlet = OutletConnection(property: "hint", ownerClass: "SignInViewController")
    #expect(code.effect(of: .text, through: outlet) == effect)
  }

  @Test func aClassThatIsNotKnownMayDoAnything() {
    #expect(code.effect(of: .text, through: OutletConnection(property: "a", ownerClass: "Other")) == .possible)
    #expect(code.effect(of: .text, through: OutletConnection(property: "a", ownerClass: nil)) == .possible)
  }

  /// The same text that is cut: a violation if the controller leaves it alone, to review if it sets another.
  @Test(arguments: [("hint", Outcome.violation), ("name", .needsReview), ("terms", .needsReview)])
  @MainActor func aTextThatCodeSetsNeedsReview(property: String, outcome: Outcome) throws {
    let document = try Fixture.xib(
      Fixture.label("label", "By continuing you accept the terms of service"),
      constraints: [
        Fixture.pin("label", "top", "safe", "top", 20), Fixture.pin("label", "leading", "safe", "leading", 20),
        Fixture.pin("label", "trailing", "safe", "trailing", -20),
      ], connections: "<outlet property=\"\(property)\" destination=\"label\" id=\"outlet\"/>",
      owner: "SignInViewController")
    let report = Auditor(rules: [TruncatedText()]).audit(document, code: code)
    #expect(report.screens.flatMap(\.findings).map(\.outcome) == [outcome])
  }

  /// Nobody writes such a file by hand. If one exists, the audit still reads the others.
  @Test func aHugeSourceFileIsPassedOver() throws {
    let folder = try TemporaryFolder(["Card.swift": "class Card: UIView {}", "Huge.swift": "class Huge: UIView {}"])
    let path = folder.url.appendingPathComponent("Huge.swift").path
    #expect(truncate(path, 3 << 30) == 0)
    let index = SourceIndex(folder: folder.url.path)
    let document = Data("<view customClass=\"Card\"/><view customClass=\"Huge\"/>".utf8)
    #expect(
      index.files(forDocument: document, at: "\(folder.url.path)/Card.xib") == [
        folder.url.appendingPathComponent("Card.swift").path
      ])
    #expect(!AppCode(files: [path]).declares("Huge"))
  }

  /// A screen may be out of use if no source has its class.
  @Test @MainActor func aScreenWithoutItsClassNeedsReview() throws {
    let document = try Fixture.storyboard(
      Fixture.button("send", "Send"),
      constraints: [
        Fixture.pin("send", "top", "root", "top", 10), Fixture.pin("send", "centerX", "root", "centerX"),
      ], controller: "OldViewController")
    func outcomes(_ code: AppCode) -> [Outcome] {
      Auditor(rules: [OutsideSafeArea()]).audit(document, code: code).screens.flatMap(\.findings).map(\.outcome)
    }
    #expect(outcomes(AppCode()) == [.violation])
    #expect(outcomes(code) == [.needsReview])
  }

  /// A class that ends the app when a document is read is made by code.
  @Test @MainActor func aScreenWhoseClassRefusesDocumentsNeedsReview() throws {
    let document = try Fixture.storyboard(
      Fixture.button("send", "Send"),
      constraints: [
        Fixture.pin("send", "top", "root", "top", 10), Fixture.pin("send", "centerX", "root", "centerX"),
      ], controller: "Card")
    let source = "class Card: UIViewController { required init?(coder: NSCoder) { fatalError() } }"
    let report = Auditor(rules: [OutsideSafeArea()]).audit(
      document, code: AppCode(types: CodeType.types(in: Array(source.utf8))))
    #expect(report.screens.flatMap(\.findings).map(\.outcome) == [.needsReview])
    #expect(report.screens.flatMap(\.notChecked).map(\.subject) == ["Card"])
  }

  /// Classes of other modules have their sources elsewhere.
  @Test(arguments: [
    ("customClass=\"Old\"", true, Outcome.needsReview), ("customClass=\"Old\"", false, .violation),
    ("customClass=\"Old\" customModule=\"Charts\"", true, .violation),
    ("customClass=\"Old\" customModule=\"App\" customModuleProvider=\"target\"", true, .needsReview),
  ])
  @MainActor func aViewWithoutItsClass(attributes: String, coversProject: Bool, outcome: Outcome) throws {
    let text = Fixture.xibText(
      Fixture.button("send", "?", "<constraints>\(Fixture.size("send", "height", 20))</constraints>"),
      constraints: [
        Fixture.pin("send", "top", "safe", "top", 10), Fixture.pin("send", "centerX", "root", "centerX"),
      ]
    ).replacingOccurrences(of: "id=\"root\">", with: "id=\"root\" \(attributes)>")
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Fixture.xib")
    let report = Auditor(rules: [SmallTapTarget()]).audit(document, code: AppCode(coversProject: coversProject))
    #expect(report.screens.flatMap(\.findings).map(\.outcome) == [outcome])
  }

  /// Which controllers of a storyboard the app can show: the initial one, those with an identifier, targets of segues.
  @Test(arguments: [
    ("", "", Outcome.needsReview), ("storyboardIdentifier=\"second\"", "", .violation),
    (
      "",
      "<connections><segue destination=\"controller\" kind=\"presentation\" modalPresentationStyle=\"fullScreen\" id=\"s\"/></connections>",
      .violation
    ),
  ])
  @MainActor func aScreenThatTheAppCannotShowNeedsReview(attribute: String, segue: String, outcome: Outcome) throws {
    let first = """
      <scene sceneID="first"><objects><viewController id="start" sceneMemberID="viewController">\(segue)</viewController>\
      </objects></scene><scene sceneID="scene">
      """
    let text = Fixture.storyboardText(
      Fixture.button("send", "Send"),
      constraints: [
        Fixture.pin("send", "top", "root", "top", 10), Fixture.pin("send", "centerX", "root", "centerX"),
      ]
    )
    .replacingOccurrences(of: "<scene sceneID=\"scene\">", with: first)
    .replacingOccurrences(
      of: "<viewController id=\"controller\"", with: "<viewController id=\"controller\" \(attribute)")
    func outcomes(_ text: String) throws -> [Outcome] {
      let document = try InterfaceDocument(data: Data(text.utf8), path: "Fixture.storyboard")
      return Auditor(rules: [OutsideSafeArea()]).audit(document).screens.flatMap(\.findings).map(\.outcome)
    }
    #expect(
      try outcomes(text.replacingOccurrences(of: "<document ", with: "<document initialViewController=\"start\" ")) == [
        outcome
      ])
    // A storyboard without an initial controller does not show which controllers are used.
    #expect(try outcomes(text) == [.violation])
  }

  private static let red =
    "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"

  /// Code that takes the navigation bar away leaves more height than the document shows.
  @Test(arguments: [
    ("navigationController?.isNavigationBarHidden = true", Outcome.needsReview), ("title = nil", .violation),
  ])
  @MainActor func aNavigationBarThatCodeHides(line: String, outcome: Outcome) throws {
    let navigation = """
      <scene sceneID="first"><objects><navigationController id="start" sceneMemberID="viewController">\
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/><connections>\
      <segue destination="controller" kind="relationship" relationship="rootViewController" id="r"/></connections>\
      </navigationController></objects></scene><scene sceneID="scene">
      """
    let text = Fixture.storyboardText(
      Fixture.view("top", content: Self.red + "<constraints>\(Fixture.size("top", "height", 500))</constraints>")
        + Fixture.view("end", content: Self.red + "<constraints>\(Fixture.size("end", "height", 200))</constraints>"),
      constraints: [
        Fixture.pin("top", "top", "safe", "top"), Fixture.pin("end", "top", "top", "bottom"),
        Fixture.pin("safe", "bottom", "end", "bottom", relation: "greaterThanOrEqual"),
        Fixture.pin("top", "leading", "safe", "leading"), Fixture.pin("end", "leading", "safe", "leading"),
        Fixture.pin("top", "trailing", "safe", "trailing"), Fixture.pin("end", "trailing", "safe", "trailing"),
      ], controller: "StartViewController"
    )
    .replacingOccurrences(of: "<scene sceneID=\"scene\">", with: navigation)
    .replacingOccurrences(of: "<document ", with: "<document initialViewController=\"start\" ")
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Fixture.storyboard")
    let source = "class StartViewController: UIViewController { func viewWillAppear() { \(line) } }"
    let report = Auditor(rules: [UnsatisfiableConstraints()]).audit(
      document, code: AppCode(types: CodeType.types(in: Array(source.utf8))))
    #expect(Set(report.screens.flatMap(\.findings).map(\.outcome)) == [outcome])
  }

  /// A document that no target has is in no app.
  @Test(arguments: [(Bool?.none, Outcome.violation), (true, .violation), (false, .needsReview)])
  @MainActor func aDocumentWithoutATargetNeedsReview(hasTarget: Bool?, outcome: Outcome) throws {
    var project = ProjectFacts()
    project.hasTargetForDocument = hasTarget
    let document = try Fixture.xib(
      Fixture.label("label", "By continuing you accept the terms of service"),
      constraints: [
        Fixture.pin("label", "top", "safe", "top", 20), Fixture.pin("label", "leading", "safe", "leading", 20),
        Fixture.pin("label", "trailing", "safe", "trailing", -20),
      ])
    let report = Auditor(rules: [TruncatedText()]).audit(document, in: project)
    #expect(report.screens.flatMap(\.findings).map(\.outcome) == [outcome])
  }

  /// UIKit loads `Card~ipad.xib` on iPads alone.
  @Test(arguments: [("Card~ipad.xib", [1]), ("Card~iphone.xib", [2])])
  @MainActor func aDocumentForOtherDevicesNeedsReview(name: String, families: [Int]) throws {
    let text = Fixture.xibText(
      Fixture.label("label", "By continuing you accept the terms of service"),
      constraints: [
        Fixture.pin("label", "top", "safe", "top", 20), Fixture.pin("label", "leading", "safe", "leading", 20),
        Fixture.pin("label", "trailing", "safe", "trailing", -20),
      ])
    func findings(_ families: [Int]) throws -> [Finding] {
      var project = ProjectFacts()
      project.deviceFamilies = families
      let document = try InterfaceDocument(data: Data(text.utf8), path: name)
      return Auditor(rules: [TruncatedText()]).audit(document, in: project).screens.flatMap(\.findings)
    }
    let devices = families == [1] ? "iPads" : "iPhones"
    let found = try findings(families)
    #expect(
      found.map(\.reason)
        == ["only \(devices) load a document of this name, and the app does not run on them"])
    #expect(found.map(\.isReviewWorthIt) == [false])
    #expect(try findings([1, 2]).map(\.outcome) == [.violation])
  }

  /// Nothing leads to a scene whose identifier no file uses, nor to a cell that nobody dequeues.
  @Test(arguments: [
    (UnmadeObjects(), Outcome.violation, Outcome.violation),
    (UnmadeObjects(scenes: ["start"]), .needsReview, .needsReview),
    (UnmadeObjects(cells: ["row"]), .violation, .needsReview),
  ])
  @MainActor func whatNothingMakesNeedsReview(unmade: UnmadeObjects, screen: Outcome, cell: Outcome) throws {
    let button = { (id: String) in
      """
      <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" buttonType="custom" id="\(id)">
        <rect key="frame" x="40" y="0.0" width="20" height="20"/><state key="normal" title="X"/>
        <connections><action selector="tap:" destination="controller" eventType="touchUpInside" id="\(id)1"/></connections></button>
      """
    }
    let document = try Fixture.storyboard(
      button("b")
        + """
        <tableView contentMode="scaleToFill" fixedFrame="YES" dataMode="prototypes" style="plain" rowHeight="-1" id="t">
          <rect key="frame" x="0.0" y="100" width="375" height="500"/>
          <prototypes><tableViewCell reuseIdentifier="row" id="cell">
            <rect key="frame" x="0.0" y="28" width="375" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="v">
              <rect key="frame" x="0.0" y="0.0" width="375" height="44"/><subviews>\(button("d"))</subviews>
            </tableViewCellContentView></tableViewCell></prototypes>
        </tableView>
        """, controller: "List\" storyboardIdentifier=\"start")
    let report = Auditor(rules: [SmallTapTarget()]).audit(
      document, code: AppCode(types: ["List": CodeType()], unmadeObjects: unmade))
    let findings = report.screens.flatMap(\.findings)
    #expect(findings.map(\.view.id) == ["b", "d"])
    #expect(findings.map(\.outcome) == [screen, cell])
    switch (screen, cell) {
    case (.violation, .violation): #expect(findings.map(\.reason) == [nil, nil])
    case (.violation, _):
      #expect(
        findings.last?.reason == "nothing makes its cell by the reuse identifier “row”, so the app may not show it")
    default:
      let reason =
        "no segue leads to it and nothing makes it by its storyboard identifier “start”, so the app cannot show it"
      #expect(findings.map(\.reason) == [reason, reason])
    }
  }

  /// An app does not load a document that nothing names.
  @Test(arguments: [(Bool?.none, Outcome.violation), (true, .violation), (false, .needsReview)])
  @MainActor func aDocumentThatNothingNamesNeedsReview(isNamed: Bool?, outcome: Outcome) throws {
    let document = try Fixture.xib(
      Fixture.label("label", "By continuing you accept the terms of service"),
      constraints: [
        Fixture.pin("label", "top", "safe", "top", 20), Fixture.pin("label", "leading", "safe", "leading", 20),
        Fixture.pin("label", "trailing", "safe", "trailing", -20),
      ])
    let report = Auditor(rules: [TruncatedText()]).audit(document, code: AppCode(namesDocument: isNamed))
    #expect(report.screens.flatMap(\.findings).map(\.outcome) == [outcome])
    let reason = "no source, document or setting of the project names this document, so the app cannot show it"
    #expect(report.screens.flatMap(\.notChecked).contains { $0.reason == reason } == (isNamed == false))
  }
}
