/// What is wrong with a layout: constraints that contradict each other, and views that constraints leave open.
@preconcurrency @MainActor public struct LayoutDiagnosis {
  /// Sets of required constraints that can't hold together.
  public var conflicts: [LayoutConflict]
  /// Views whose place or size the constraints leave open, in tree order.
  public var ambiguousViews: [AmbiguousView]
  /// Contents of rows and bars whose constraints demand another size than they have, in tree order. Only where
  /// ``LayoutPolicy/contentSizesGiveWay``; elsewhere that is a conflict.
  public var overruledViews: [AmbiguousView]
}

extension UIView {
  /// What is wrong with the layout of this view's tree as last laid out: its own engine's and those of nested roots.
  public var layoutDiagnosis: LayoutDiagnosis {
    var diagnosis = LayoutDiagnosis(conflicts: [], ambiguousViews: [], overruledViews: [])
    collectDiagnosis(into: &diagnosis)
    return diagnosis
  }

  private func collectDiagnosis(into diagnosis: inout LayoutDiagnosis) {
    if let engine = layoutState.ownEngine {
      diagnosis.conflicts += engine.conflicts
      diagnosis.ambiguousViews += engine.ambiguousViews
      if let overruled = engine.overruledRoot { diagnosis.overruledViews.append(overruled) }
    }
    for child in children { child.collectDiagnosis(into: &diagnosis) }
  }
}
