/// Computes how a view's frame changes by its autoresizing mask when the superview's size changes.
///
/// Along each axis, the flexible ones of the two margins and the size share the change in proportion to their old
/// lengths, or equally if all of those are zero. If none is flexible, the left or top margin and the size stay.
///
/// ``UIView`` uses it to resize subviews that constraints do not place, and ``AutoresizingRows`` to make equations for
/// the solver.
struct AutoresizingArithmetic {
  let mask: UIView.AutoresizingMask
  let frame: CGRect

  /// The view's frame after the superview's size has changed from `old` to `new`.
  func frame(from old: CGSize, to new: CGSize) -> CGRect {
    let x = horizontal(superviewWidth: old.width)
    let y = vertical(superviewHeight: old.height)
    let growth = CGSize(width: new.width - old.width, height: new.height - old.height)
    return CGRect(
      x: frame.minX + x.originShare * growth.width, y: frame.minY + y.originShare * growth.height,
      width: max(0, frame.width + x.sizeShare * growth.width),
      height: max(0, frame.height + y.sizeShare * growth.height))
  }

  /// Which fractions (0 to 1) of a change of the superview's width are added to the frame's x and width.
  func horizontal(superviewWidth: CGFloat) -> (originShare: CGFloat, sizeShare: CGFloat) {
    shares(
      before: (frame.minX, mask.contains(.flexibleLeftMargin)), size: (frame.width, mask.contains(.flexibleWidth)),
      after: (superviewWidth - frame.maxX, mask.contains(.flexibleRightMargin)))
  }

  /// Which fractions (0 to 1) of a change of the superview's height are added to the frame's y and height.
  func vertical(superviewHeight: CGFloat) -> (originShare: CGFloat, sizeShare: CGFloat) {
    shares(
      before: (frame.minY, mask.contains(.flexibleTopMargin)), size: (frame.height, mask.contains(.flexibleHeight)),
      after: (superviewHeight - frame.maxY, mask.contains(.flexibleBottomMargin)))
  }

  private typealias Part = (length: CGFloat, isFlexible: Bool)

  private func shares(before: Part, size: Part, after: Part) -> (originShare: CGFloat, sizeShare: CGFloat) {
    let flexible = [before, size, after].filter(\.isFlexible)
    guard !flexible.isEmpty else { return (0, 0) }
    let total = flexible.reduce(0) { $0 + max(0, $1.length) }
    func share(_ part: Part) -> CGFloat {
      guard part.isFlexible else { return 0 }
      return total > 0 ? max(0, part.length) / total : 1 / CGFloat(flexible.count)
    }
    return (share(before), share(size))
  }
}
