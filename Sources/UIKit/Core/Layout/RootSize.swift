import ConstraintSolver

/// The rows that hold the size of the root: that of its frame, or one that it is fitted to.
@MainActor final class RootSize {
  private let model: LayoutModel
  private(set) var width: ConstraintID?
  private(set) var height: ConstraintID?

  init(_ model: LayoutModel) {
    self.model = model
  }

  /// Whether the root's size gives way to constraints that contradict it, instead of one of the constraints. The policy
  /// decides. The topmost view has the size of its screen in any case.
  var givesWay: Bool {
    model.root.parent != nil && model.root.traitCollection.layoutPolicy.contentSizesGiveWay
  }

  /// Holds the root at the size of its frame.
  func hold() {
    let size = model.root.untransformedFrame.size
    let rank = givesWay ? Int.max : 0
    hold(size, horizontal: .required, vertical: .required, rank: rank)
  }

  /// Leaves the size of the root along an axis open.
  func release(_ axis: NSLayoutConstraint.Axis) {
    guard let row = axis == .horizontal ? width : height else { return }
    model.remove([row])
    if axis == .horizontal { width = nil } else { height = nil }
  }

  /// Pulls the root to a size instead, with a priority for each axis.
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

  /// Takes over the size of the root's frame.
  func update() {
    guard let width, let height else { return }
    let size = model.root.untransformedFrame.size
    model.setConstant(Double(size.width), of: width)
    model.setConstant(Double(size.height), of: height)
  }
}
