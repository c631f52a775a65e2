import Foundation
import InterfaceBuilder
import UIKit

/// Space along an axis that is left over for several views with equal content hugging priorities, so that nothing
/// decides which of them is stretched.
struct SpareRoom {
  /// The views of which any could be stretched into the left-over space, from back to front. Each has an intrinsic
  /// size.
  let views: [ScreenView]
  let points: CGFloat
  /// Whether people can see which view is stretched into the left-over space.
  let isVisible: Bool

  /// The least left-over space that people can see, in points.
  private static let leastPoints: CGFloat = 8

  /// Whether views are ambiguous along an axis only because any of them could be stretched into left-over space, or
  /// because there is so little of this space that people cannot see it.
  static func isSharedOrUnseen(
    among open: [ScreenView], _ axis: NSLayoutConstraint.Axis, on screen: AuditedScreen
  ) -> Bool {
    let sized = sized(open, axis)
    let spare = sized.reduce(0) { $0 + abs($1.spare) }
    return sized.count > 1 && sized.count == open.count && spare < leastPoints
      || SpareRoom(among: open, axis, on: screen) != nil
  }

  /// The views that have an intrinsic size and no custom class, each with the points by which it is longer along the
  /// axis than its intrinsic size.
  private static func sized(
    _ views: [ScreenView], _ axis: NSLayoutConstraint.Axis
  ) -> [(view: ScreenView, spare: CGFloat)] {
    views.filter { $0.location.customClass == nil }.compactMap { view in
      let natural = view.view.intrinsicContentSize
      let length = axis == .horizontal ? natural.width : natural.height
      return length >= 0 ? (view, (axis == .horizontal ? view.frame.width : view.frame.height) - length) : nil
    }
  }

  /// Finds the space that is left over for views that are ambiguous along an axis; `nil` if they are ambiguous for
  /// another reason.
  init?(among open: [ScreenView], _ axis: NSLayoutConstraint.Axis, on screen: AuditedScreen) {
    let sized = Self.sized(open, axis)
    guard sized.count > 1,
      Set(sized.map { $0.view.view.contentHuggingPriority(for: axis).rawValue }).count == 1
    else { return nil }
    views = sized.map(\.view)
    points = sized.reduce(0) { $0 + max(0, $1.spare) }
    isVisible = points >= Self.leastPoints && !Self.looksTheSame(views, axis, on: screen)
  }

  /// Whether it makes no visible difference which of two labels is stretched: the left label's text is aligned left,
  /// and the right label's text is aligned right.
  private static func looksTheSame(
    _ views: [ScreenView], _ axis: NSLayoutConstraint.Axis, on screen: AuditedScreen
  ) -> Bool {
    guard axis == .horizontal, views.count == 2 else { return false }
    let labels = views.sorted { $0.frame.minX < $1.frame.minX }.compactMap { $0.view as? UILabel }
    guard labels.count == 2 else { return false }
    let isRightToLeft = screen.loaded.environment.direction == .rightToLeft
    func stands(_ label: UILabel, at alignment: NSTextAlignment) -> Bool {
      label.textAlignment == alignment
        || label.textAlignment == .natural && alignment == (isRightToLeft ? .right : .left)
    }
    return stands(labels[0], at: .left) && stands(labels[1], at: .right)
  }
}
