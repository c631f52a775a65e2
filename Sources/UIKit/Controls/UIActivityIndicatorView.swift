import Foundation

/// A wheel that turns while something goes on. Its size is fixed by its style.
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
  /// Colour of the wheel; nil for what the style says.
  open var color: UIColor?
  /// Whether a wheel that stands still isn't shown.
  open var hidesWhenStopped = true
  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Creates a wheel that stands still.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    startAtFixedSize()
  }

  /// Restores a wheel from an archive.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    decode(from: coder)
    startAtFixedSize()
  }

  /// Creates a wheel of a style.
  public init(style: Style) {
    super.init(frame: .zero)
    startAtFixedSize()
    self.style = style
    bounds.size = intrinsicContentSize
  }

  /// Starts to turn.
  open func startAnimating() {
    isAnimating = true
  }

  /// Stands still.
  open func stopAnimating() {
    isAnimating = false
  }

  /// 20 or 37 points a side.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  /// The fixed size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
