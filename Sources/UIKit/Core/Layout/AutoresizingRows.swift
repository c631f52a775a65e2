import ConstraintSolver

/// The rows that stand for autoresizing masks: frame parts as shares of the superview's size.
///
/// ``AutoresizingArithmetic`` computes the shares.
@MainActor final class AutoresizingRows {
  private let model: LayoutModel
  /// The rows of each item, by number; empty for items without any.
  @exclusivity(unchecked) private var rows = SparseItems<[ConstraintID]>(repeating: [])

  init(_ model: LayoutModel) {
    self.model = model
  }

  /// The rows of an item: left, width, top, height.
  subscript(index: Int) -> [ConstraintID] { rows[index] }

  /// Replaces the rows of an item by new ones from its view's frame and mask.
  func update(_ index: Int) {
    if !rows[index].isEmpty { model.remove(rows[index]) }
    let item = model.items[index]
    guard let view = item.view, let parent = view.parent else { return }
    let frame = view.untransformedFrame
    let arithmetic = AutoresizingArithmetic(mask: view.autoresizingMask, frame: frame)
    let outer = parent.untransformedFrame.size
    let x = arithmetic.horizontal(superviewWidth: outer.width)
    let y = arithmetic.vertical(superviewHeight: outer.height)
    let variables = model.variables
    let (width, height) = (variables.width(item.parent), variables.height(item.parent))
    rows[index] = [
      row(variables.left(index), frame.minX, x.originShare, of: width, outer.width),
      row(variables.width(index), frame.width, x.sizeShare, of: width, outer.width),
      row(variables.top(index), frame.minY, y.originShare, of: height, outer.height),
      row(variables.height(index), frame.height, y.sizeShare, of: height, outer.height),
    ]
  }

  private func row(_ variable: Variable, _ value: CGFloat, _ share: CGFloat, of whole: Variable, _ size: CGFloat)
    -> ConstraintID
  {
    var terms = [Term(1, variable)]
    if share != 0 { terms.append(Term(-Double(share), whole)) }
    return model.add(Constraint(terms, .equal, Double(value - share * size)))
  }
}
