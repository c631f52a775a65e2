import UIKit

extension UIView {
  /// Whether the view hides what lies behind it: it fills its bounds with an opaque colour, an image or a blur.
  var hasOpaqueGround: Bool {
    if alpha < 0.99 { return false }
    if self is UIVisualEffectView { return true }
    if let imageView = self as? UIImageView { return imageView.image != nil }
    guard let color = backgroundColor else { return false }
    return color.cgColor(with: traitCollection).alpha > 0.99
  }
}
