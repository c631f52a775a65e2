/// The problems of a layout: constraints that contradict each other, ambiguous views, and views whose layout did not
/// reach a stable state.
@preconcurrency @MainActor public struct LayoutDiagnosis {
  /// The sets of required constraints that contradict each other.
  public var conflicts: [LayoutConflict]
  /// The views whose position or size the constraints do not determine, in tree order.
  public var ambiguousViews: [AmbiguousView]
  /// Content views of table cells and bars whose constraints require another size than the table or bar gives them, in
  /// tree order. Filled only if ``LayoutPolicy/contentSizesGiveWay`` is set. Otherwise such constraints are in
  /// ``conflicts``.
  public var overruledViews: [AmbiguousView]
  /// Views inside ``overruledViews`` and inside rows that have not been laid out, whose position or size would be
  /// ambiguous if the size that the table or bar gives did not count, in tree order.
  public var viewsOpenWithOverruled: [AmbiguousView] = []
  /// The views whose layout did not reach a stable state within the maximum number of rounds, in tree order.
  public var unsettledViews: [UnsettledView] = []
}

extension UIView {
  /// The problems in the layout of this view and all views inside it that have layout engines.
  ///
  /// Views that need layout, such as after ``systemLayoutSizeFitting(_:)``, are laid out first.
  public var layoutDiagnosis: LayoutDiagnosis {
    layoutIfNeeded()
    var diagnosis = LayoutDiagnosis(conflicts: [], ambiguousViews: [], overruledViews: [])
    collectDiagnosis(into: &diagnosis)
    diagnosis.unsettledViews = unsettledViews
    return diagnosis
  }

  /// The views, among this view and those inside it, whose last layout did not reach a stable state, in tree order.
  ///
  /// Layout runs in rounds. It stops after 16 rounds even if a view needs layout again in each of them. It also stops
  /// after 4 rounds in which text or margins change with the frames and the frames change with them. The frames are
  /// then those of the last round.
  ///
  /// - Complexity: linear in the number of views. This is faster than ``layoutDiagnosis``.
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
      diagnosis.viewsOpenWithOverruled += own.viewsOpenWithoutSize
    }
    for child in children { child.collectDiagnosis(into: &diagnosis) }
  }
}
