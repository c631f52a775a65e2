/// One run of layout over a view and everything inside: constraints are updated, solved, and subviews laid out, until
/// nothing asks for more.
@MainActor struct LayoutPass {
  private let view: UIView

  init(from view: UIView) {
    self.view = view
  }

  /// Rounds after which views that ask for layout while they are laid out are left alone.
  private static let maximumRounds = 16

  /// Lays out what needs it.
  func run() {
    for _ in 0..<Self.maximumRounds {
      guard view.layoutState.subtreeNeedsLayout || enclosingRoot.layoutState.subtreeNeedsLayout else { return }
      updateConstraints()
      enclosingRoot.settleOwnEngine()
      guard view.layoutState.subtreeNeedsLayout else { return }
      view.announceInsetChanges()
      layOut(view)
    }
  }

  /// Calls `updateConstraints()` where it was asked for, inner views first.
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
    guard view.layoutState.subtreeNeedsLayout else { return }
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
      // Views that were made while their superview was laid out haven't had their constraints updated yet.
      updateConstraints(of: view)
      view.settleOwnEngine()
    } else {
      updateOwnConstraints(of: view)
    }
    view.layoutState.subtreeNeedsLayout = false
    if view.layoutState.needsLayout {
      view.layoutState.needsLayout = false
      view.controller?.viewWillLayoutSubviews()
      view.layoutSubviews()
      view.controller?.viewDidLayoutSubviews()
    }
    for child in view.children {
      child.announceInsetChanges()
      layOut(child)
    }
  }
}
