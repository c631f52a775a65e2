import Foundation
import InterfaceBuilder
import Testing

@testable import Differences

/// Values that are written as elements, in the words of a difference.
struct ValueWordsTests {
  /// The words for the value of a property of a label.
  private func words(_ element: String) throws -> PropertyValue? {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch"><objects><label id="label">\(element)</label></objects></document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Test.xib")
    let label = try #require(document.element("label"))
    return ValueWords.value(of: try #require(label.children.first { _ in true }))
  }

  @Test(arguments: [
    (#"<color white="0" alpha="1"/>"#, "#000000"),
    (#"<color red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#, "#FF8000"),
    (#"<color red="1" green="1" blue="1" alpha="0.25"/>"#, "#FFFFFF at 25 % opacity"),
    (#"<color red="7" green="-1" blue="1"/>"#, "#FF00FF"),
    (#"<color systemColor="labelColor"/>"#, "labelColor"), (#"<color name="Brand"/>"#, "“Brand”"),
  ])
  func colours(element: String, expected: String) throws {
    #expect(try words(element) == .plain(expected))
  }

  /// The same colour in another colour space or way of writing makes no difference.
  @Test func greyIsEqualToEqualComponents() throws {
    #expect(
      try words(#"<color white="0.5" alpha="1"/>"#) == words(#"<color red="0.5" green="0.5" blue="0.5" alpha="1"/>"#))
  }

  @Test(arguments: [
    (#"<fontDescription style="UICTFontTextStyleBody"/>"#, "text style Body"),
    (#"<fontDescription type="system" pointSize="17"/>"#, "system 17"),
    (#"<fontDescription type="boldSystem" pointSize="17.5"/>"#, "bold system 17.5"),
    (#"<fontDescription type="system" weight="medium" pointSize="12"/>"#, "system medium 12"),
    (#"<fontDescription name="Georgia" family="Georgia" pointSize="20"/>"#, "Georgia 20"),
    (#"<fontDescription type="system" pointSize="large"/>"#, "system large size"),
  ])
  func fonts(element: String, expected: String) throws {
    #expect(try words(element) == .plain(expected))
  }

  @Test(arguments: [
    (#"<rect height="40" width="30" y="20.0" x="10"/>"#, "x 10, y 20, width 30, height 40"),
    (#"<inset minX="1" minY="2" maxX="3" maxY="4"/>"#, "left 1, top 2, right 3, bottom 4"),
    (#"<autoresizingMask widthSizable="YES" heightSizable="NO"/>"#, "not height sizable, width sizable"),
    (#"<integer value="7"/>"#, "7"), ("<autoresizingMask/>", "none"),
  ])
  func partsHaveTheirUsualOrder(element: String, expected: String) throws {
    #expect(try words(element) == .plain(expected))
  }

  @Test func whatIsNoValueHasNoWords() throws {
    #expect(try words(#"<connections/>"#) == nil)
  }

  @Test(arguments: [("17", "17"), ("17.50", "17.5"), ("-0.25", "-0.25")])
  func numbers(text: String, expected: String) {
    #expect(ValueWords.number(text) == expected)
  }

  @Test(arguments: ["", "nan", "inf", "1e300", "12 pt"]) func whatIsNoNumberHasNone(text: String) {
    #expect(ValueWords.number(text) == nil)
  }

  @Test func conditionsNameBothClasses() {
    #expect(PropertyNames.condition("default") == "")
    #expect(PropertyNames.condition("heightClass=regular-widthClass=compact") == " at regular height and compact width")
  }
}
