import Foundation

extension [AmbiguousView] {
  /// The ambiguous views, except those that are ambiguous only because a table row is a pixel higher than its content.
  ///
  /// A self-sizing row is a pixel higher than its content needs, for the separator below it. The constraints then do
  /// not say which view becomes higher by that pixel, but the difference is invisible. A view is left out if only its
  /// top or its height is ambiguous and the height of its cell differs by less than a point from the height of the
  /// content.
  @MainActor public var outsideSlackOfRows: [AmbiguousView] {
    var slack: [ObjectIdentifier: Bool] = [:]
    return filter { open in
      let isHeight = open.attributes.allSatisfy { $0 == .top || $0 == .height }
      let around = sequence(first: open.view, next: \.superview)
      guard open.contentAttributes.isEmpty, isHeight,
        let cell = around.lazy.compactMap({ $0 as? UITableViewCell }).first
      else { return true }
      let isSlack = slack[ObjectIdentifier(cell)] ?? cell.isLessThanAPointTooHigh
      slack[ObjectIdentifier(cell)] = isSlack
      return !isSlack
    }
  }
}

extension UITableViewCell {
  fileprivate var isLessThanAPointTooHigh: Bool {
    let size = contentView.bounds.size
    let needed = contentView.systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return abs(size.height - needed.height) < 1
  }
}
