/// One layout pass over a view and its subviews, as `layoutIfNeeded()` runs it. Updates and solves constraints, and
/// calls `layoutSubviews()`, until no view needs layout.
///
/// ``LayoutEngine`` solves the constraints inside one root view. Its ``Settling`` solves again until text and insets
/// match the frames. After the pass, ``UIView/layoutIfNeeded()`` calls the ``LayoutFollower`` objects of the tree.
@MainActor struct LayoutPass {
  private let view: UIView

  init(from view: UIView) {
    self.view = view
  }

  /// After this number of rounds, the pass ends even if views still need layout.
  private static let maximumRounds = 16

  /// Runs the pass: lays out the view and its subviews, as far as they need layout.
  ///
  /// Views that still need layout after the maximum number of rounds are listed in ``UIView/layoutDiagnosis``.
  func run() {
    guard !view.layoutState.isBeingLaidOut else { return runInside() }
    for _ in 0..<Self.maximumRounds {
      guard view.layoutState.subtreeNeedsLayout || enclosingRoot.layoutState.subtreeNeedsLayout else { return }
      updateConstraints()
      enclosingRoot.settleOwnEngine()
      guard view.layoutState.subtreeNeedsLayout else { return }
      view.announceInsetChangesIfNeeded()
      layOut(view)
    }
    noteUnsettled(view)
  }

  /// Runs the pass for a view whose `layoutSubviews()` is running and has called `layoutIfNeeded()`. Lays out its
  /// subviews without calling its `layoutSubviews()` again.
  private func runInside() {
    updateConstraints()
    enclosingRoot.settleOwnEngine()
    for child in view.children {
      child.announceInsetChangesIfNeeded()
      layOut(child)
    }
  }

  private func noteUnsettled(_ view: UIView) {
    guard view.layoutState.subtreeNeedsLayout else { return }
    if view.layoutState.needsLayout { view.layoutState.unsettled = .needsLayoutAgain }
    for child in view.children { noteUnsettled(child) }
  }

  /// Calls `updateConstraints()` on the views that were marked by `setNeedsUpdateConstraints()`, subviews before their
  /// superviews.
  func updateConstraints() {
    updateConstraints(of: enclosingRoot)
  }

  /// The root view of the layout engine that places the view from which the pass starts. It may be that view.
  private var enclosingRoot: UIView {
    var root = view
    while !root.isOwnRoot, let parent = root.parent { root = parent }
    return root
  }

  private func updateConstraints(of view: UIView) {
    guard view.layoutState.subtreeNeedsUpdateConstraints else { return }
    view.layoutState.subtreeNeedsUpdateConstraints = false
    for child in view.children { updateConstraints(of: child) }
    updateOwnConstraints(of: view)
  }

  private func updateOwnConstraints(of view: UIView) {
    guard view.layoutState.needsUpdateConstraints else { return }
    view.layoutState.needsUpdateConstraints = false
    view.controller?.updateViewConstraints()
    view.updateConstraints()
  }

  private func layOut(_ view: UIView) {
    guard view.layoutState.subtreeNeedsLayout else { return }
    if view.isOwnRoot {
      // Views may have been added during layout. `updateConstraints()` was not called on them yet.
      updateConstraints(of: view)
      view.settleOwnEngine()
    } else {
      updateOwnConstraints(of: view)
    }
    view.layoutState.subtreeNeedsLayout = false
    if view.layoutState.needsLayout, !view.layoutState.isBeingLaidOut {
      view.layoutState.needsLayout = false
      view.layoutState.isBeingLaidOut = true
      view.controller?.viewWillLayoutSubviews()
      view.layoutSubviews()
      view.controller?.viewDidLayoutSubviews()
      view.layoutState.isBeingLaidOut = false
      if !view.layoutState.needsLayout, view.layoutState.unsettled == .needsLayoutAgain {
        view.layoutState.unsettled = nil
      }
    }
    for child in view.children {
      child.announceInsetChangesIfNeeded()
      layOut(child)
    }
  }
}
