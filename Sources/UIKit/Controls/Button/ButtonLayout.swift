import Foundation

/// The pieces of a button that take room.
@MainActor struct ButtonParts {
  var title: UILabel?
  var subtitle: UILabel?
  var image: UIImageView?
  var grid: PixelGrid
  var isRightToLeft: Bool

  var imageSize: CGSize { image?.sizeThatFits(.zero) ?? .zero }
}

/// Where a button's pieces stand, in the button's coordinates.
struct ButtonFrames {
  var title = CGRect.zero
  var subtitle = CGRect.zero
  var image = CGRect.zero
}

/// The arithmetic of a kind of button.
@MainActor protocol ButtonLayout {
  /// Natural size in points.
  var intrinsicSize: CGSize { get }
  /// Natural size where the button is as wide as layout says.
  func intrinsicSize(width: CGFloat) -> CGSize
  /// Where the title's baseline stands; nil without a title.
  var firstBaselinePosition: UIBaselinePosition? { get }
  /// Rectangle of the parts together.
  func contentRect(in bounds: CGRect) -> CGRect
  /// Frames of the parts in their common rectangle.
  func frames(in content: CGRect) -> ButtonFrames
}
