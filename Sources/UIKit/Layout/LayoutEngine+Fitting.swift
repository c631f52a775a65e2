import ConstraintSolver

/// The size that the constraints give a view.
extension LayoutEngine {
  /// The size that the constraints give the root when it is pulled to `target` with two priorities.
  func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    isFitting = true
    drop([rootWidth, rootHeight].compactMap { $0 })
    let item = items[0]
    let temporary = [
      add(
        Constraint(
          [Term(1, item.width)], .equal, Double(target.width), priority: Priority(Double(horizontal.rawValue))),
        from: .rootSize),
      add(
        Constraint(
          [Term(1, item.height)], .equal, Double(target.height), priority: Priority(Double(vertical.rawValue))),
        from: .rootSize),
    ]
    updateIntrinsic(0, size: root.intrinsicContentSize)
    if root.intrinsicHeightDependsOnWidth { textItems.append(0) }
    for _ in 0..<Self.maximumRounds {
      solve()
      if !wrapTexts() { break }
    }
    let fitted = CGSize(width: solver.value(of: item.width), height: solver.value(of: item.height))
    textItems.removeAll { $0 == 0 }
    drop(temporary + items[0].intrinsicWidth.ids + items[0].intrinsicHeight.ids)
    items[0].intrinsicWidth = IntrinsicConstraints()
    items[0].intrinsicHeight = IntrinsicConstraints()
    items[0].measuredWidth = nil
    items[0].isWrapped = false
    holdRootSize()
    isFitting = false
    return fitted
  }
}
