import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

struct FontReaderTests {
  private func font(_ element: String) throws -> UIFont? {
    FontReader.font(try ElementTreeParser.parse(Data(element.utf8)).root, traits: UITraitCollection())
  }

  @Test func aSystemFontHasItsSizeAndWeight() throws {
    #expect(try font(#"<fontDescription type="system" pointSize="13"/>"#) == .systemFont(ofSize: 13))
    #expect(
      try font(#"<fontDescription type="system" weight="semibold" pointSize="13"/>"#)
        == .systemFont(ofSize: 13, weight: .semibold))
  }

  @Test func aTextStyleIsThePreferredFont() throws {
    let font = try font(#"<fontDescription style="UICTFontTextStyleHeadline"/>"#)
    #expect(font == .preferredFont(forTextStyle: .headline, compatibleWith: UITraitCollection()))
  }

  /// A size of zero is drawn at 12 points, and a description without one has the standard size.
  @Test func sizesThatAreNotStatedAreTheStandardOnes() throws {
    #expect(try font(#"<fontDescription type="system" pointSize="0"/>"#)?.pointSize == 12)
    #expect(try font(#"<fontDescription type="system"/>"#)?.pointSize == UIFont.systemFontSize)
    #expect(try font(#"<fontDescription type="system" size="button"/>"#)?.pointSize == UIFont.buttonFontSize)
  }

  @Test func aFontThatIsNotThereIsTheSystemFont() throws {
    let font = try font(#"<fontDescription name="NoSuchFont-Bold" family="No Such Font" pointSize="20"/>"#)
    #expect(font?.pointSize == 20)
  }

  @Test func noDescriptionIsNoFont() {
    #expect(FontReader.font(nil, traits: UITraitCollection()) == nil)
  }
}
