import Foundation

/// A wheel that turns while work is in progress. Its style decides its size.
open class UIActivityIndicatorView: UIView {
  /// Sizes of the wheel.
  public enum Style: Int, Sendable {
    /// 37 points, white; the old name of `large`.
    case whiteLarge = 0
    /// 20 points, white; the old name of `medium`.
    case white = 1
    /// 20 points, grey; the old name of `medium`.
    case gray = 2
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  /// Size of the wheel.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// Colour of the wheel; nil for the style's colour.
  open var color: UIColor?
  /// Whether the wheel is hidden while it does not turn.
  open var hidesWhenStopped = true { didSet { hideIfStopped() } }
  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    startAtFixedSize()
    hideIfStopped()
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    decode(from: coder)
    startAtFixedSize()
  }

  public init(style: Style) {
    super.init(frame: .zero)
    startAtFixedSize()
    self.style = style
    hideIfStopped()
    bounds.size = intrinsicContentSize
  }

  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  open func stopAnimating() {
    isAnimating = false
    hideIfStopped()
  }

  /// Hides a wheel that does not turn if `hidesWhenStopped` is set; otherwise shows it.
  private func hideIfStopped() {
    if !isAnimating { isHidden = hidesWhenStopped }
  }

  /// A square of 20 or 37 points a side, depending on the style.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var ownIsAccessibilityElement: Bool { true }
  override var ownAccessibilityLabel: String? { isAnimating ? "In progress" : "Progress halted" }
  override var ownAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }
}
