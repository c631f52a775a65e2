import UIKit

/// A view class whose default background and corners depend on its context.
protocol StyledLayer: UIView {
  /// The background colour if the view's `backgroundColor` is not set; nil for none.
  var standardBackground: UIColor? { get }
  /// The corner radii if the layer's `cornerRadius` is 0: top left, top right, bottom right, bottom left.
  var standardCorners: [Double] { get }
}

extension StyledLayer {
  var standardCorners: [Double] { [0, 0, 0, 0] }
}
