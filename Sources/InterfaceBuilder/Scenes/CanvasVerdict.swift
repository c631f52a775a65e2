import UIKit

/// Finds the views that Interface Builder marks as ambiguous. It marks all views whose layout is ambiguous by the
/// constraints, and some others.
///
/// The other marked views are the following. (The numbers in parentheses say how many such views have the mark, in
/// documents that store Interface Builder's marks.)
/// - The content view of a table row or bar item if its constraints require another size than the row or bar gives it,
///   and the sizes differ by at least one point (7 of 7; 0 of 2 if they differ by half a point). Also the views inside
///   it that would be ambiguous if the content view's size were (30 of 31; see
///   ``LayoutDiagnosis/viewsOpenWithOverruled``).
/// - Since Xcode 15, the views in a row below the visible part of its table whose frames required constraints alone do
///   not determine while the row's size is open (29 of 29 views in 16 rows of two repositories, and 3 of 3 views that
///   they determine have no mark; against it, four views in four rows).
/// - The arranged subviews of a stack view whose own position is ambiguous (3 of 3).
/// - Table cells, in some betas of Xcode 6 (``CanvasPolicy/marksCells``).
struct CanvasVerdict {
  let diagnosis: LayoutDiagnosis
  let environment: Environment
  /// Whether the canvas marks all table cells as ambiguous.
  let marksCells: Bool

  /// The ambiguous views in a tree; on the canvas, those that Interface Builder marks. A view that is ambiguous for
  /// several reasons is listed once per reason.
  func ambiguousViews(in root: UIView) -> [AmbiguousView] {
    guard environment.safeAreaSource == .canvas else { return diagnosis.ambiguousViews }
    return diagnosis.ambiguousViews + diagnosis.overruledViews + diagnosis.viewsOpenWithOverruled
      + arrangedViewsOfOpenStacks + cells(in: root)
  }

  private var arrangedViewsOfOpenStacks: [AmbiguousView] {
    let marked = Set(diagnosis.ambiguousViews.map { ObjectIdentifier($0.view) })
    return diagnosis.ambiguousViews.flatMap { open -> [AmbiguousView] in
      let places = open.attributes.filter { [.left, .top].contains($0) }
      guard let stack = open.view as? UIStackView, !places.isEmpty else { return [] }
      return stack.arrangedSubviews.filter { !marked.contains(ObjectIdentifier($0)) }
        .map { AmbiguousView(view: $0, attributes: places) }
    }
  }

  private func cells(in view: UIView) -> [AmbiguousView] {
    guard marksCells else { return [] }
    if view is UITableViewCell { return [AmbiguousView(view: view, attributes: [.width, .height])] }
    return view.subviews.flatMap(cells)
  }
}

extension LoadedScene {
  /// The views whose layout is ambiguous; on the canvas, those that Interface Builder marks.
  ///
  /// A view that is ambiguous for several reasons is listed once per reason.
  ///
  /// - Parameter diagnosis: the diagnosis of the root view after ``layout()``.
  public func ambiguousViews(by diagnosis: LayoutDiagnosis) -> [AmbiguousView] {
    CanvasVerdict(diagnosis: diagnosis, environment: environment, marksCells: canvasMarksCells)
      .ambiguousViews(in: rootView)
  }
}
