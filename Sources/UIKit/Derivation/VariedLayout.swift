import ConstraintSolver

/// A layout in which some numbers are other ones, compared with the layout that views have.
///
/// Each layout engine that a doubt reaches solves a copy of its constraints: first the outer one, then those inside views
/// whose size changes.
@MainActor struct VariedLayout {
  /// The views that move or change their size by more than a point.
  private(set) var moved: Set<ObjectIdentifier> = []
  private var growths: [ObjectIdentifier: CGSize] = [:]
  private var doubts: [ObjectIdentifier: [LayoutDoubt]] = [:]
  private let direction: CGFloat

  private static let tolerance: CGFloat = 1

  /// - Parameter direction: 1 for larger numbers, −1 for smaller ones.
  init(_ doubts: [LayoutDoubt], direction: CGFloat) {
    self.direction = direction
    for doubt in doubts {
      let engine =
        switch doubt.subject {
        case .naturalSize(let view): view.layoutState.engine
        case .constant(let constraint): constraint.engineReference.object
        }
      if let engine { self.doubts[ObjectIdentifier(engine), default: []].append(doubt) }
    }
  }

  /// Solves the engines inside a view again.
  ///
  /// - Parameter growth: by how many points the view is larger.
  mutating func visit(_ view: UIView, growth: CGSize) {
    if let engine = view.layoutState.ownEngine {
      let own = doubts[ObjectIdentifier(engine)] ?? []
      if !own.isEmpty || growth != .zero { solve(engine, own, growth: growth) }
    }
    for child in view.children { visit(child, growth: self.growth(of: child, in: view, growth)) }
  }

  /// By how much a view is larger if its superview is. The root of an engine follows its superview without constraints:
  /// by its autoresizing mask, in a list with the list's width, and the content view of a cell with the cell's size.
  private mutating func growth(of child: UIView, in parent: UIView, _ growth: CGSize) -> CGSize {
    if let size = growths[ObjectIdentifier(child)] { return size }
    guard growth != .zero, child.isOwnRoot else { return .zero }
    let old = child.untransformedFrame
    var new = old
    if parent.screenRole == .cell {
      new.size = CGSize(width: old.width + growth.width, height: old.height + growth.height)
    } else if child.screenRole == .cell {
      new.size.width += growth.width
    } else {
      let outer = parent.untransformedFrame.size
      new = AutoresizingArithmetic(mask: child.autoresizingMask, frame: old)
        .frame(from: outer, to: CGSize(width: outer.width + growth.width, height: outer.height + growth.height))
    }
    let size = CGSize(width: new.width - old.width, height: new.height - old.height)
    note(child, [size.width, size.height, new.minX - old.minX, new.minY - old.minY])
    return size
  }

  private mutating func note(_ view: UIView, _ changes: [CGFloat]) {
    if changes.contains(where: { abs($0) > Self.tolerance }) { moved.insert(ObjectIdentifier(view)) }
  }

  private mutating func solve(_ engine: LayoutEngine, _ doubts: [LayoutDoubt], growth: CGSize) {
    let copy = engine.solver.copy()
    let changes =
      [(engine.rootWidth, growth.width), (engine.rootHeight, growth.height)]
      + doubts.compactMap { doubt in
        guard case .constant(let constraint) = doubt.subject else { return nil }
        return (engine.row(of: constraint), direction * max(doubt.size.width, doubt.size.height))
      }
    for (row, change) in changes where change != 0 {
      guard let row, let constant = copy.constraint(row)?.constant else { continue }
      copy.setConstant(max(0, constant + Double(change)), of: row)
    }
    var texts: Set<Int> = []
    for doubt in doubts {
      guard case .naturalSize(let view) = doubt.subject, let index = engine.index(of: view) else { continue }
      let size = CGSize(width: direction * doubt.size.width, height: direction * doubt.size.height)
      engine.naturalSizes.vary(index, by: size, letters: direction * doubt.letters, in: copy)
      texts.insert(index)
    }
    copy.solve()
    if engine.naturalSizes.wrapTexts(in: copy, except: texts) { copy.solve() }
    compare(engine, with: copy)
  }

  private mutating func compare(_ engine: LayoutEngine, with copy: Solver) {
    let variables = engine.model.variables
    for index in engine.items.indices.dropFirst() {
      guard let view = engine.view(at: index) else { continue }
      func change(_ variable: Variable) -> CGFloat {
        CGFloat(copy.value(of: variable) - engine.solver.value(of: variable))
      }
      let size = CGSize(width: change(variables.width(index)), height: change(variables.height(index)))
      note(view, [size.width, size.height, change(variables.left(index)), change(variables.top(index))])
      growths[ObjectIdentifier(view)] = size
    }
  }
}
