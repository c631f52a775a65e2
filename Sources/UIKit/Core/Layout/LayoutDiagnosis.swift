/// What is wrong with a layout: constraints that contradict each other, and views that constraints leave open.
@preconcurrency @MainActor public struct LayoutDiagnosis {
  /// Sets of required constraints that can't hold together.
  public var conflicts: [LayoutConflict]
  /// Views whose place or size the constraints leave open, in tree order.
  public var ambiguousViews: [AmbiguousView]
  /// Contents of rows and bars whose constraints demand another size than they have, in tree order. Only where
  /// ``LayoutPolicy/contentSizesGiveWay``; elsewhere that is a conflict.
  public var overruledViews: [AmbiguousView]
  /// Views in ``overruledViews`` whose place or size would be open if that size were, in tree order.
  public var viewsOpenWithOverruled: [AmbiguousView] = []
  /// Views whose layout did not settle, in tree order.
  public var unsettledViews: [UnsettledView] = []
}

extension UIView {
  /// What is wrong with the layout of this view's tree: its own engine's and those of nested roots.
  ///
  /// The tree is laid out first where it needs layout, as after ``systemLayoutSizeFitting(_:)``.
  public var layoutDiagnosis: LayoutDiagnosis {
    layoutIfNeeded()
    var diagnosis = LayoutDiagnosis(conflicts: [], ambiguousViews: [], overruledViews: [])
    collectDiagnosis(into: &diagnosis)
    diagnosis.unsettledViews = unsettledViews
    return diagnosis
  }

  /// The views of this view's tree whose last layout did not settle, in tree order.
  ///
  /// Layout runs in rounds, and stops after 16 even if a view needs layout again in each, or after 8 in which text and
  /// margins follow frames and frames follow them. The frames are then those of the last round.
  ///
  /// - Complexity: linear in the number of views, without the other parts of a diagnosis.
  public var unsettledViews: [UnsettledView] {
    var found: [UnsettledView] = []
    collectUnsettled(into: &found)
    return found
  }

  private func collectUnsettled(into found: inout [UnsettledView]) {
    if let cause = layoutState.unsettled { found.append(UnsettledView(view: self, cause: cause)) }
    let moving = layoutState.ownEngine?.diagnosis.movingViews ?? []
    found += moving.map { UnsettledView(view: $0, cause: .keepsMoving) }
    for child in children { child.collectUnsettled(into: &found) }
  }

  private func collectDiagnosis(into diagnosis: inout LayoutDiagnosis) {
    if let own = layoutState.ownEngine?.diagnosis {
      diagnosis.conflicts += own.conflicts
      diagnosis.ambiguousViews += own.ambiguousViews
      if let overruled = own.overruledRoot {
        diagnosis.overruledViews.append(overruled)
        diagnosis.viewsOpenWithOverruled += own.viewsOpen(with: overruled)
      }
    }
    for child in children { child.collectDiagnosis(into: &diagnosis) }
  }
}
