import Foundation

/// A bar that fills with progress. Its height is fixed; it has no natural width.
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    /// Free-standing.
    case `default` = 0
    /// For use in bars, 2.5 points high.
    case bar = 1
  }

  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  /// The filled part, 0 to 1.
  open var progress: Float = 0
  /// Colour of the filled part; nil for the tint colour.
  open var progressTintColor: UIColor?
  /// Colour of the rest.
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

  /// Sets the filled part, without animation.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  /// A fixed height; no width.
  open override var intrinsicContentSize: CGSize {
    let height = progressViewStyle == .bar ? 2.5 : traitCollection.layoutPolicy.controls.progressHeight
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
