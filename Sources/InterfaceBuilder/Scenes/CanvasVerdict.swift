import UIKit

/// The views that Interface Builder marks as ambiguous. They are more than the views that the constraints leave
/// ambiguous.
///
/// The additional ones, as counted on documents that store Interface Builder's own marks:
/// - the content of a row or bar whose constraints demand another size, if it differs by at least a point (7 of 7; 0 of
///   2 if it differs by half a point), and the views inside that are ambiguous if the content's size is (30 of 31; see
///   ``LayoutDiagnosis/viewsOpenWithOverruled``);
/// - the arranged views of a stack view whose own position is ambiguous (3 of 3);
/// - table cells, in some betas of Xcode 6 (``CanvasPolicy/marksCells``).
struct CanvasVerdict {
  let diagnosis: LayoutDiagnosis
  let environment: Environment
  /// Whether the canvas marks table cells.
  let marksCells: Bool

  /// The marked views of a tree. A view that is marked for several reasons is listed once per reason.
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
  /// A view that is listed for several reasons is listed once per reason.
  ///
  /// - Parameter diagnosis: the diagnosis of the root view after ``layout()``.
  public func ambiguousViews(by diagnosis: LayoutDiagnosis) -> [AmbiguousView] {
    CanvasVerdict(diagnosis: diagnosis, environment: environment, marksCells: canvasMarksCells)
      .ambiguousViews(in: rootView)
  }
}
