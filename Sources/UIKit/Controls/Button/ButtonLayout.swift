import Foundation

/// The parts of a button that its layout places, with the layout direction and the pixel grid. Parts that the button
/// does not show are `nil`.
@MainActor struct ButtonParts {
  var title: UILabel?
  var subtitle: UILabel?
  var image: UIImageView?
  var grid: PixelGrid
  var isRightToLeft: Bool

  var imageSize: CGSize { image?.sizeThatFits(.zero) ?? .zero }
}

/// The frames of a button's parts, in the button's coordinates.
struct ButtonFrames {
  var title = CGRect.zero
  var subtitle = CGRect.zero
  var image = CGRect.zero
}

/// Computes the size of a button and the frames of its parts. There is one implementation for buttons with a
/// configuration and one for those without.
@preconcurrency @MainActor protocol ButtonLayout {
  /// The button's intrinsic content size in points, with the title on one line unless it contains line breaks.
  var intrinsicSize: CGSize { get }
  /// The button's intrinsic content size in points for a width that layout has given the button, to which the title is
  /// wrapped.
  func intrinsicSize(width: CGFloat) -> CGSize
  /// The position of the first baseline of the title; `nil` if there is no title.
  var firstBaselinePosition: UIBaselinePosition? { get }
  /// The rectangle in which title and image are placed, for the bounds of the button.
  func contentRect(in bounds: CGRect) -> CGRect
  /// The frames of the parts in the button's coordinates.
  ///
  /// - Parameter content: the result of ``contentRect(in:)``.
  func frames(in content: CGRect) -> ButtonFrames
}
