import Foundation

/// A bar that shows progress. Its height is fixed, and it has no intrinsic width.
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    /// For use outside of bars. The layout policy decides the height.
    case `default` = 0
    /// For use in bars, 2.5 points high.
    case bar = 1
  }

  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  /// The filled fraction of the bar, from 0 to 1.
  open var progress: Float = 0
  /// Colour of the filled part; nil for the tint colour.
  open var progressTintColor: UIColor?
  /// Colour of the part that is not filled; nil for the default.
  open var trackTintColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    _ = isMade(by: coder, as: UIProgressView.self)
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets the filled fraction, from 0 to 1. The change is never animated.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  /// The fixed height of the style; no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    let height = progressViewStyle == .bar ? 2.5 : traitCollection.layoutPolicy.controls.progressHeight
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  override var ownIsAccessibilityElement: Bool { true }
  override var ownAccessibilityValue: String? { percentage(of: progress) }
  override var ownAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }
}
