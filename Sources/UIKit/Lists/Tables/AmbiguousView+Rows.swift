import Foundation

extension [AmbiguousView] {
  /// The ambiguous views, without views that are ambiguous only vertically and lie in a row that is less than a point
  /// higher than its content.
  ///
  /// A self-sizing row is a pixel higher than its content needs, for the separator below it. Which view takes that
  /// pixel is not visible.
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
