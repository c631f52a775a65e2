import UIKit

/// A view class whose default background and corners depend on its context.
protocol StyledLayer: UIView {
  /// The background that applies if the view has none of its own.
  var standardBackground: UIColor? { get }
  /// Corner radii of a view whose layer states none: top left, top right, bottom right, bottom left.
  var standardCorners: [Double] { get }
}

extension StyledLayer {
  var standardCorners: [Double] { [0, 0, 0, 0] }
}
