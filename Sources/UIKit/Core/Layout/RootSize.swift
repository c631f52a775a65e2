import ConstraintSolver

/// The solver's equations for the width and height of an engine's root view. They set the size of its frame, or the
/// target size of `systemLayoutSizeFitting(_:)`.
@MainActor final class RootSize {
  private let model: LayoutModel
  private(set) var width: ConstraintID?
  private(set) var height: ConstraintID?

  init(_ model: LayoutModel) {
    self.model = model
  }

  /// Whether constraints that contradict the size of the root view override it, instead of one of them being left out.
  /// ``LayoutPolicy/contentSizesGiveWay`` decides. A root view without a superview always keeps its size.
  var givesWay: Bool {
    guard let parent = model.root.parent else { return false }
    return model.root.traitCollection.layoutPolicy.contentSizesGiveWay && !parent.fixesContentSize
  }

  /// Requires the root view to have the size of its frame.
  func hold() {
    let size = model.root.untransformedFrame.size
    let rank = givesWay ? Int.max : 0
    hold(size, horizontal: .required, vertical: .required, rank: rank)
  }

  /// Removes the equation for the root view's width (horizontal) or height (vertical), so that constraints determine
  /// it.
  func release(_ axis: NSLayoutConstraint.Axis) {
    guard let row = axis == .horizontal ? width : height else { return }
    model.remove([row])
    if axis == .horizontal { width = nil } else { height = nil }
  }

  /// Replaces the equations by optional ones: the root view should have the given size, with one priority for the width
  /// and one for the height.
  func pull(to size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    hold(
      size, horizontal: Priority(Double(horizontal.rawValue)), vertical: Priority(Double(vertical.rawValue)), rank: 0)
  }

  private func hold(_ size: CGSize, horizontal: Priority, vertical: Priority, rank: Int) {
    let rows = [width, height].compactMap(\.self)
    if !rows.isEmpty { model.remove(rows) }
    let variables = model.variables
    width = model.add(
      Constraint([Term(1, variables.width(0))], .equal, Double(size.width), priority: horizontal, removalRank: rank))
    height = model.add(
      Constraint([Term(1, variables.height(0))], .equal, Double(size.height), priority: vertical, removalRank: rank))
  }

  /// Changes the constants of the equations to the current size of the root view's frame.
  func update() {
    guard let width, let height else { return }
    let size = model.root.untransformedFrame.size
    model.setConstant(Double(size.width), of: width)
    model.setConstant(Double(size.height), of: height)
  }
}
