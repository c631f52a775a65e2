import ConstraintSolver

/// The solver's equations for views that an autoresizing mask places. Each says how a position or size of the view
/// follows the superview's width or height.
///
/// ``AutoresizingArithmetic`` computes the factors.
@MainActor final class AutoresizingRows {
  private let model: LayoutModel
  /// The equations of each item, by the item's number; empty for items that constraints place.
  @exclusivity(unchecked) private var rows = SparseItems<[ConstraintID]>(repeating: [])

  init(_ model: LayoutModel) {
    self.model = model
  }

  /// The equations of an item, in the order left, width, top, height; empty if it has none.
  subscript(index: Int) -> [ConstraintID] { rows[index] }

  /// Replaces the equations of an item by new ones, made from the view's current frame and autoresizing mask.
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
