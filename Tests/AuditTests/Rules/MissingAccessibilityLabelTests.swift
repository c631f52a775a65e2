import Foundation
import InterfaceBuilder
import Testing

@testable import Audit

struct MissingAccessibilityLabelTests {
  let tap =
    "<connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\" id=\"c\"/></connections>"

  func picture(_ content: String, recognizer: String = "<tapGestureRecognizer id=\"tap\"/>") throws -> [Finding] {
    let text = Fixture.xibText(
      Fixture.view("picture", "image=\"cat\"", element: "imageView", content: content),
      resources: "<resources><image name=\"cat\" width=\"40\" height=\"40\"/></resources>")
    let document = try InterfaceDocument(
      data: .init(text.replacingOccurrences(of: "</objects>", with: recognizer + "</objects>").utf8),
      path: "Fixture.xib")
    return try Fixture.findings(MissingAccessibilityLabel(), in: document)
  }

  @Test func anImageToTapIsAViolation() throws {
    #expect(try picture(tap).map(\.message) == ["It reacts to taps and has no accessibility label."])
  }

  @Test func aLabelOrNoRecognizerIsFine() throws {
    #expect(try picture(tap + "<accessibility key=\"accessibilityConfiguration\" label=\"Cat\"/>") == [])
    #expect(try picture("") == [])
  }

  /// Three taps on a logo are for people who know about this gesture.
  @Test(arguments: [("numberOfTapsRequired", 0), ("requiresExclusiveTouchType", 1)])
  func severalTaps(attribute: String, count: Int) throws {
    #expect(try picture(tap, recognizer: "<tapGestureRecognizer \(attribute)=\"3\" id=\"tap\"/>").count == count)
  }

  /// Code reaches the items of a bar through its controller. Changes of other items, or of properties other than
  /// labels, give these items no label.
  @Test(arguments: [
    ("rightBarButtonItem", "navigationItem.rightBarButtonItem?.accessibilityLabel = filter", Outcome.needsReview),
    ("rightBarButtonItem", "navigationItem.rightBarButtonItems?[0].accessibilityLabel = filter", .needsReview),
    ("rightBarButtonItem", "navigationItem.rightBarButtonItem?.isEnabled = false", .violation),
    ("leftBarButtonItem", "navigationItem.rightBarButtonItem?.accessibilityLabel = filter", .violation),
    ("rightBarButtonItem", "label.accessibilityLabel = filter", .violation),
  ])
  func codeThatReachesAnItem(key: String, line: String, outcome: Outcome) throws {
    let source = "class ListViewController: UIViewController { func viewDidLoad() { \(line) } }"
    let code = AppCode(types: CodeType.types(in: Array(source.utf8)))
    #expect(try item("image=\"icon_filter\"", key: key, controller: "ListViewController", code: code) == [outcome])
  }

  @Test(arguments: [
    ("toolbarItems![1].accessibilityLabel = filter", Outcome.needsReview), ("view.tintColor = .red", .violation),
  ])
  func codeThatReachesAnItemOfTheToolbar(line: String, outcome: Outcome) throws {
    let source = "class ListViewController: UIViewController { func viewDidLoad() { \(line) } }"
    let items = """
      <toolbarItems key="toolbarItems"><barButtonItem image="icon_filter" id="item"><connections>\
      <action selector="filter:" destination="controller" id="a"/></connections></barButtonItem></toolbarItems>\
      </viewController>
      """
    let text = Fixture.storyboardText(Fixture.label("name", "Name"), controller: "ListViewController")
      .replacingOccurrences(of: "</viewController>", with: items)
    let document = try InterfaceDocument(data: .init(text.utf8), path: "Fixture.storyboard")
    let report = Auditor(rules: [MissingAccessibilityLabel()]).audit(
      document, code: AppCode(types: CodeType.types(in: Array(source.utf8))))
    #expect(report.screens.flatMap(\.findings).map(\.outcome) == [outcome])
  }

  func item(
    _ attributes: String, key: String = "rightBarButtonItem", controller: String? = nil, code: AppCode = AppCode()
  ) throws -> [Outcome] {
    let item = """
      <navigationItem key="navigationItem" id="bar"><barButtonItem key="\(key)" \(attributes) id="item">\
      <connections><action selector="filter:" destination="controller" id="a"/></connections></barButtonItem>\
      </navigationItem></viewController>
      """
    let text = Fixture.storyboardText(Fixture.label("name", "Name"), controller: controller)
      .replacingOccurrences(of: "</viewController>", with: item)
    let document = try InterfaceDocument(data: .init(text.utf8), path: "Fixture.storyboard")
    return Auditor(rules: [MissingAccessibilityLabel()]).audit(document, code: code).screens.flatMap(\.findings)
      .map(\.outcome)
  }

  @Test func aBarButtonItemWithOnlyAnImageIsAViolation() throws {
    #expect(try item("image=\"icon_filter\"") == [.violation])
  }

  /// Symbols have names that VoiceOver reads, but not always the right ones.
  @Test func aSymbolNeedsReview() throws {
    #expect(try item("image=\"gear\" catalog=\"system\"") == [.needsReview])
  }

  @Test func titlesAndItemsOfTheSystemAreFine() throws {
    #expect(try item("title=\"Filter\" image=\"icon_filter\"") == [])
    #expect(try item("systemItem=\"add\"") == [])
  }
}
