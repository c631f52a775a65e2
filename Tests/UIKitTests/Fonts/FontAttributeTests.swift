import Foundation
import Testing

@testable import UIKit

/// Fonts that are described by attributes.
struct FontAttributeTests {
  @Test func aFamilyASizeAndTraitsDescribeAFont() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: "Avenir Next", .size: 20, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    #expect(descriptor.postscriptName == "Avenir Next")
    #expect(descriptor.pointSize == 20)
    #expect(descriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func attributesAreAddedToADescriptor() {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let traits: [UIFontDescriptor.TraitKey: Any] = [
      .symbolic: UIFontDescriptor.SymbolicTraits.traitItalic.rawValue, .weight: UIFont.Weight.semibold.rawValue,
    ]
    let changed = body.addingAttributes([.traits: traits])
    #expect(changed.symbolicTraits == [.traitItalic, .traitBold])
    #expect(changed.pointSize == body.pointSize)
    #expect(body.addingAttributes([.textStyle: UIFont.TextStyle.title1]).pointSize == 28)
    #expect(body.addingAttributes() == body)
  }

  @Test func aSlantIsItalic() {
    let font = UIFontDescriptor().addingAttributes([.traits: [UIFontDescriptor.TraitKey.slant: 0.2]])
    #expect(font.symbolicTraits == .traitItalic)
  }

  @Test func digitsOfOneWidthAreAFeature() {
    let settings: [[UIFontDescriptor.FeatureKey: Any]] = [[.type: 6, .selector: 0]]
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([.featureSettings: settings])
    #expect(UIFont(descriptor: descriptor, size: 0) == .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
  }

  @Test func aFontIsDescribedByItsOwnAttributes() {
    let descriptor = UIFontDescriptor(name: "Georgia-Italic", size: 15)
    #expect(descriptor.object(forKey: .name) as? String == "Georgia-Italic")
    #expect(UIFontDescriptor(fontAttributes: descriptor.fontAttributes).postscriptName == "Georgia-Italic")
    #expect(UIFont.systemFont(ofSize: 15).fontDescriptor.object(forKey: .name) == nil)
  }
}
