/// What is wrong with a layout: constraints that contradict each other, and views that constraints leave open.
@preconcurrency @MainActor public struct LayoutDiagnosis {
  /// Sets of required constraints that can't hold together.
  public var conflicts: [LayoutConflict]
  /// Views whose place or size the constraints leave open, in tree order.
  public var ambiguousViews: [AmbiguousView]
  /// Contents of rows and bars whose constraints demand a different size, in tree order. Filled only if
  /// ``LayoutPolicy/contentSizesGiveWay`` is set; otherwise this is a conflict.
  public var overruledViews: [AmbiguousView]
  /// Views inside ``overruledViews`` whose position or size would be open if the overruled size were, in tree order.
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
  /// Layout runs in rounds. It stops after 16 rounds even if a view needs layout again in each of them. It also stops
  /// after 8 rounds in which text or margins change with the frames and the frames change with them. The frames are
  /// then those of the last round.
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
