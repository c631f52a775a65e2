import Foundation
import Testing

@testable import UIKit

/// The texts of a button's configuration: attributed ones, and transformers.
@Suite struct ConfiguredTextTests {
  private let font = UIFont.systemFont(ofSize: 25)

  private func button(_ configuration: UIButton.Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    return button
  }

  @Test func anAttributedTitleKeepsItsAttributes() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "plain"
    configuration.attributedTitle = AttributedString("Save", attributes: AttributeContainer([.font: font]))
    let label = button(configuration).titleLabel
    #expect(label?.text == "Save")
    #expect(label?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
    #expect(configuration.attributedTitle?.font == font)
    configuration.attributedTitle = nil
    #expect(button(configuration).titleLabel?.text == "plain")
  }

  /// A transformer gets the font and the colour that the title has without it, and the button grows with its font.
  @Test func aTransformerChangesTheTitle() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Save"
    configuration.baseForegroundColor = .red
    let usual = button(configuration)
    var before: AttributeContainer?
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      before = incoming
      var outgoing = incoming
      outgoing.font = UIFont.systemFont(ofSize: 25)
      return outgoing
    }
    let large = button(configuration)
    #expect(before?.font == usual.titleLabel?.font)
    #expect(before?.foregroundColor == .red)
    let attributes = large.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.font] as? UIFont == font)
    #expect(attributes?[.foregroundColor] as? UIColor == .red)
    #expect(large.bounds.height > usual.bounds.height)
    #expect(large.bounds.width > usual.bounds.width)
  }

  @Test func aSubtitleIsAttributedAndTransformed() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Save"
    let single = button(configuration)
    configuration.attributedSubtitle = AttributedString("to your pets")
    let small = button(configuration)
    configuration.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.systemFont(ofSize: 40)
      return outgoing
    }
    #expect(small.bounds.height > single.bounds.height)
    #expect(button(configuration).bounds.height > small.bounds.height)
    #expect(small.accessibilityLabel == "Save, to your pets")
  }

  @Test func theBackgroundOfAConfigurationComesFirst() {
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .fixed
    #expect(configuration.backgroundColor(tint: .blue) == .blue)
    #expect(configuration.cornerRadius(height: 40) == 6)
    configuration.background.backgroundColor = .red
    configuration.background.cornerRadius = 9
    configuration.background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(configuration.backgroundColor(tint: .blue) == .red)
    #expect(configuration.cornerRadius(height: 40) == 9)
    #expect(
      configuration.background.backgroundInsets.resolved(in: .rightToLeft)
        == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    configuration.background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .green }
    #expect(configuration.backgroundColor(tint: .blue) == .green)
    configuration.cornerStyle = .capsule
    #expect(configuration.cornerRadius(height: 40) == 20)
  }
}
