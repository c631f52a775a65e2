import UIKit

/// A class of views whose background and corners depend on where they stand, unless the view says otherwise.
protocol StyledLayer: UIView {
  /// The background of a view without one of its own.
  var standardBackground: UIColor? { get }
  /// Radii of the corners of a view whose layer has none: top left, top right, bottom right, bottom left.
  var standardCorners: [Double] { get }
}

extension StyledLayer {
  var standardCorners: [Double] { [0, 0, 0, 0] }
}
