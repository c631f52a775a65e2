import Foundation

final class ConfiguredBackgroundView: UIView {
  private let background: UIBackgroundConfiguration

  init(_ background: UIBackgroundConfiguration) {
    self.background = background
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    if background.backgroundColor != nil { backgroundColor = background.resolvedBackgroundColor(for: .clear) }
    layer.cornerRadius = background.cornerRadius
    layer.borderWidth = background.strokeWidth
    layer.borderColor = background.strokeColor?.cgColor
    if let customView = background.customView {
      clipsToBounds = background.cornerRadius > 0
      addSubview(customView)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the view's frame to the bounds of its cell minus the configuration's insets.
  func fill(_ bounds: CGRect, in direction: UIUserInterfaceLayoutDirection) {
    frame = bounds.inset(by: background.backgroundInsets.resolved(in: direction))
    background.customView?.frame = CGRect(origin: .zero, size: frame.size)
  }
}
