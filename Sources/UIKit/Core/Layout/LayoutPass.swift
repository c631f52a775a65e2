/// One layout pass over a view and its subviews. Updates and solves constraints, and lays out subviews, until no view
/// needs layout.
///
/// ``LayoutEngine`` solves the constraints below one layout root. Its ``Settling`` solves again until text and insets
/// agree with the frames. After the pass, ``UIView/layoutIfNeeded()`` calls the ``LayoutFollower`` objects of the tree.
@MainActor struct LayoutPass {
  private let view: UIView

  init(from view: UIView) {
    self.view = view
  }

  /// The number of rounds after which the pass ends even if views still need layout.
  private static let maximumRounds = 16

  /// Lays out the views that need it.
  ///
  /// Views that still need layout at the end are named in ``UIView/layoutDiagnosis``.
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

  /// Lays out the subviews of a view whose `layoutSubviews()` calls `layoutIfNeeded()`, without calling it again.
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

  /// Calls `updateConstraints()` on views that need it, inner views first.
  func updateConstraints() {
    updateConstraints(of: enclosingRoot)
  }

  /// The view whose engine places the view that layout starts from.
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
      // The constraints of views that were added during layout have not been updated yet.
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
