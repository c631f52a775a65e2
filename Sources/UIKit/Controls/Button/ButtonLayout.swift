import Foundation

/// The parts of a button that take room.
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

/// Computes sizes and frames for a kind of button.
@MainActor protocol ButtonLayout {
  /// Natural size in points.
  var intrinsicSize: CGSize { get }
  /// Natural size at a width that layout has decided.
  func intrinsicSize(width: CGFloat) -> CGSize
  /// The position of the title's baseline; nil without a title.
  var firstBaselinePosition: UIBaselinePosition? { get }
  /// The common rectangle of the parts.
  func contentRect(in bounds: CGRect) -> CGRect
  /// Frames of the parts in their common rectangle.
  func frames(in content: CGRect) -> ButtonFrames
}
