import Testing
import UIKit

/// Controls ask their subclasses for rectangles, and let them draw their text.
@MainActor @Suite struct ControlHookTests {
  /// The usual way to give a label padding.
  private final class PaddedLabel: UILabel {
    private let insets = UIEdgeInsets(top: 3, left: 20, bottom: 5, right: 10)

    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.inset(by: insets))
    }

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      let text = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
      return text.inset(by: UIEdgeInsets(top: -3, left: -20, bottom: -5, right: -10))
    }
  }

  @Test func aLabelDrawsItsTextWhereItsSubclassSays() throws {
    let plain = UILabel()
    let padded = PaddedLabel()
    for label in [plain, padded] {
      label.text = "Whiskers"
      label.sizeToFit()
    }
    #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 30)
    #expect(padded.intrinsicContentSize.height == plain.intrinsicContentSize.height + 8)
    padded.bounds.size = padded.intrinsicContentSize
    let plainText = try #require(plain.textPlacements.first)
    let paddedText = try #require(padded.textPlacements.first)
    #expect(paddedText.lineBounds.minX == plainText.lineBounds.minX + 20)
    #expect(paddedText.lineBounds.minY == plainText.lineBounds.minY + 3)
    #expect(!padded.isTextTruncated)
    padded.bounds.size.width = plain.bounds.width
    #expect(padded.isTextTruncated)
  }

  private final class SilentLabel: UILabel {
    override func drawText(in rect: CGRect) {}
  }

  @Test func aLabelThatDrawsNothingShowsNothing() {
    let label = SilentLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Whiskers"
    #expect(label.textPlacements.isEmpty)
  }

  private final class SearchField: UITextField {
    var drawn: [String] = []
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 0) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
    override func drawText(in rect: CGRect) {
      drawn.append("text")
      super.drawText(in: rect)
    }
    override func drawPlaceholder(in rect: CGRect) {
      drawn.append("placeholder")
      super.drawPlaceholder(in: rect)
    }
  }

  @Test func aFieldPlacesTextAndPlaceholderWhereItsSubclassSays() {
    let field = SearchField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.placeholder = "Search"
    #expect(field.textPlacements.map(\.lineBounds.minX) == [30])
    field.text = "Whiskers"
    #expect(field.textPlacements.map(\.lineBounds.minX) == [12])
    #expect(field.drawn == ["placeholder", "text"])
  }

  /// A button with its image at the right of the title, as apps do it.
  private final class ReversedButton: UIButton {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      var rect = super.titleRect(forContentRect: contentRect)
      rect.origin.x = contentRect.minX + 5
      return rect
    }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.maxX - 25, y: contentRect.midY - 10, width: 20, height: 20)
    }
    override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 1, dy: 1) }
  }

  @Test func aButtonPlacesItsPiecesWhereItsSubclassSays() {
    let button = ReversedButton(type: .system)
    button.setTitle("Next", for: .normal)
    button.setImage(UIImage(name: "arrow", size: CGSize(width: 20, height: 20)), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 15)
    #expect(button.imageView?.frame == CGRect(x: 165, y: 10, width: 20, height: 20))
  }

  private final class StatefulButton: UIButton {
    var states: [Bool] = []
    override func updateConfiguration() {
      super.updateConfiguration()
      states.append(isEnabled)
      configuration?.title = isEnabled ? "Go" : "Wait for it"
    }
  }

  @Test func aButtonsConfigurationFollowsItsState() {
    let button = StatefulButton(configuration: .filled())
    var handled: [Bool] = []
    button.configurationUpdateHandler = { handled.append($0.isEnabled) }
    let enabled = button.intrinsicContentSize
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Wait for it")
    #expect(button.intrinsicContentSize.width > enabled.width)
    #expect(button.states == [true, false])
    #expect(handled == [true, false])
  }

  @Test func aSlidersKnobStandsOnItsTrack() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 104, height: 31))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 2, y: 13.5, width: 100, height: 4))
    let low = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
    let high = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    #expect(low.minX == 0)
    #expect(high.maxX == 104)
    slider.setValue(7, animated: false)
    #expect(slider.value == 1)
  }
}
