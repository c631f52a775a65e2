import Foundation
import InterfaceBuilder
import Testing

@testable import Audit

struct MissingAccessibilityLabelTests {
  let tap =
    "<connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\" id=\"c\"/></connections>"

  func picture(_ content: String) throws -> [Finding] {
    let text = Fixture.xibText(
      Fixture.view("picture", "image=\"cat\"", element: "imageView", content: content),
      resources: "<resources><image name=\"cat\" width=\"40\" height=\"40\"/></resources>")
    let recognizer = "<tapGestureRecognizer id=\"tap\"/></objects>"
    let document = try InterfaceDocument(
      data: .init(text.replacingOccurrences(of: "</objects>", with: recognizer).utf8), path: "Fixture.xib")
    return try Fixture.findings(MissingAccessibilityLabel(), in: document)
  }

  @Test func anImageToTapIsAViolation() throws {
    #expect(try picture(tap).map(\.message) == ["It reacts to taps and has no accessibility label."])
  }

  @Test func aLabelOrNoRecognizerIsFine() throws {
    #expect(try picture(tap + "<accessibility key=\"accessibilityConfiguration\" label=\"Cat\"/>") == [])
    #expect(try picture("") == [])
  }

  func item(_ attributes: String) throws -> [Outcome] {
    let item = """
      <navigationItem key="navigationItem" id="bar"><barButtonItem key="rightBarButtonItem" \(attributes) id="item">\
      <connections><action selector="filter:" destination="controller" id="a"/></connections></barButtonItem>\
      </navigationItem></viewController>
      """
    let text = Fixture.storyboardText(Fixture.label("name", "Name"))
      .replacingOccurrences(of: "</viewController>", with: item)
    let document = try InterfaceDocument(data: .init(text.utf8), path: "Fixture.storyboard")
    return try Fixture.findings(MissingAccessibilityLabel(), in: document).map(\.outcome)
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
