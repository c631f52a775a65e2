import ConstraintSolver

/// Orders the reasons that decide a view's position and size, so that each gives one quantity by known ones.
///
/// A reason with one unknown quantity gives that quantity. If all remaining reasons have several unknown quantities,
/// the builder takes the smallest set of reasons that together give one. If even all of them together give none, a
/// quantity is open: nothing decides it.
@MainActor struct DerivationBuilder {
  private let engine: LayoutEngine
  private let axis: NSLayoutConstraint.Axis
  private let position: Measure
  private let length: Measure
  private let isRootGiven: Bool
  /// For each axis, the view that contains all positions in the reasons, as its index in the engine's items. The other
  /// axis is present if an aspect ratio is among the reasons.
  private var outer: [NSLayoutConstraint.Axis: Int]
  private var equations: [DerivationEquation]
  /// The known measures, each with the index of the draft that gives it; `nil` for measures that are given from the
  /// start.
  private var knowns: [(measure: Measure, draft: Int?)] = []
  private var span = KnownSpan()
  private var drafts: [DraftStep] = []

  init?(_ engine: LayoutEngine, of view: UIView, along axis: NSLayoutConstraint.Axis) {
    guard let index = engine.index(of: view), index != 0,
      let position = engine.position(of: index, axis), let length = engine.frameLength(of: index, axis)
    else { return nil }
    self.engine = engine
    self.axis = axis
    self.position = position
    self.length = length
    outer = [axis: engine.items[index].parent]
    let variables = [engine.model.position(of: index, axis), engine.model.length(of: index, axis)]
    let deciding = engine.solver.decidingConstraints(of: variables)
    equations = engine.equations(behind: Set(deciding.joined()))
    let rootSize = axis == .horizontal ? engine.rootWidth : engine.rootHeight
    isRootGiven = rootSize.map { size in !engine.solver.conflicts.contains { $0.relaxed == size } } ?? false
    // The analysis may have put an open quantity at a limit, while the solution has another value for it.
    equations.removeAll { abs(engine.value(of: $0.form)) > 1e-6 * max(1, abs($0.constant)) }
    for equation in equations {
      guard let axis = equation.axisOfPositions else { continue }
      outer[axis] = outer[axis].map { engine.commonAncestor($0, equation.space) } ?? equation.space
    }
  }

  /// The derivation of the view's position and size.
  mutating func derivation(of view: UIView) -> LayoutDerivation? {
    if isRootGiven, let length = engine.frameLength(of: 0, axis) { learn(length, from: nil) }
    while !(isKnown(position) && isKnown(length)) {
      guard takeNext() || takeTogether() || leaveOpen() else { return nil }
    }
    guard let space = outer[axis].flatMap({ engine.view(at: $0) }), let start = know(position),
      let extent = know(length)
    else { return nil }
    var assembly = DerivationAssembly(drafts, goals: [start, extent])
    assembly.foldArrangements()
    let (steps, goals) = assembly.steps(engine)
    let cross: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
    return LayoutDerivation(
      view: view, axis: axis, space: space, crossSpace: outer[cross].flatMap { engine.view(at: $0) },
      root: engine.root, steps: steps, position: goals[0], length: goals[1])
  }

  // MARK: What is known

  private func isKnown(_ measure: Measure) -> Bool { span.contains(measure.form) }

  private mutating func learn(_ measure: Measure, from draft: Int?) {
    span.insert(measure.form, as: knowns.count)
    knowns.append((measure, draft))
  }

  /// A term for a measure that follows from the known ones, after adding a step if one is needed; `nil` if it does not
  /// follow from them.
  private mutating func know(_ measure: Measure) -> DraftStep.Term? {
    if let known = knowns.first(where: { $0.measure.isSame(as: measure) }) {
      return DraftStep.Term(factor: 1, measure: measure, draft: known.draft)
    }
    guard let combination = span.combination(for: measure.form) else { return nil }
    if let edge = engine.ownerEdge(of: measure), let known = know(edge) {
      let inset = measure.form.constant - edge.form.constant
      if inset == 0 { return DraftStep.Term(factor: 1, measure: measure, draft: known.draft) }
      return add(DraftStep(result: measure, terms: [known], constant: inset, kind: .inset))
    }
    let isOfRoot = measure.item === engine.root && isRootGiven
    if isOfRoot || measure.form.terms.isEmpty {
      learn(measure, from: nil)
      return DraftStep.Term(factor: 1, measure: measure, draft: nil)
    }
    return add(geometry(measure, combination))
  }

  private mutating func add(_ draft: DraftStep) -> DraftStep.Term {
    learn(draft.result, from: drafts.count)
    drafts.append(draft)
    return DraftStep.Term(factor: 1, measure: draft.result, draft: drafts.count - 1)
  }

  /// A measure as a sum of known ones.
  private func geometry(_ measure: Measure, _ combination: [(number: Int, factor: Double)]) -> DraftStep {
    var draft = DraftStep(result: measure, terms: [], constant: measure.form.constant, kind: .geometry)
    for (number, factor) in combination where number < knowns.count {
      let known = knowns[number]
      draft.add(DraftStep.Term(factor: factor, measure: known.measure, draft: known.draft))
      draft.constant -= factor * known.measure.form.constant
    }
    return draft
  }

  // MARK: Taking equations

  /// The parts of an equation in the coordinates of the outermost view if the equation holds there, otherwise in its
  /// own coordinates.
  private func parts(of equation: DerivationEquation) -> [(factor: Double, measure: Measure)] {
    guard equation.isTranslationInvariant, let axis = equation.axisOfPositions, let outer = outer[axis] else {
      return equation.parts
    }
    return equation.parts.map { ($0.factor, engine.moved($0.measure, to: outer)) }
  }

  /// Takes the first equation that has at most one unknown quantity; returns whether there was any.
  private mutating func takeNext() -> Bool {
    for isOuter in [true, false] {
      for (i, equation) in equations.enumerated() {
        let parts = isOuter ? parts(of: equation) : equation.parts
        let unknown = parts.indices.filter { !isKnown(parts[$0].measure) }
        guard unknown.count < 2 else { continue }
        equations.remove(at: i)
        if let place = unknown.first { take(equation, parts, place) }
        return true
      }
    }
    return false
  }

  private mutating func take(
    _ equation: DerivationEquation, _ parts: [(factor: Double, measure: Measure)], _ unknown: Int
  ) {
    let pivot = parts[unknown].factor
    var draft = DraftStep(
      result: parts[unknown].measure, terms: [], constant: equation.constant / pivot, kind: .reasons,
      reasons: [equation.reason], relation: equation.relation.scaled(by: pivot))
    for (i, part) in parts.enumerated() where i != unknown {
      guard var term = know(part.measure) else { continue }
      term.factor = -part.factor / pivot
      draft.add(term)
    }
    _ = add(draft)
  }

  /// Takes the fewest equations that give a quantity together; returns whether there were any.
  private mutating func takeTogether() -> Bool {
    var all = span
    for (i, equation) in equations.enumerated() { all.insert(equation.form, as: knowns.count + i) }
    var best: (measure: Measure, combination: [(number: Int, factor: Double)], count: Int)?
    let candidates = [position, length] + equations.flatMap { parts(of: $0).map(\.measure) + $0.parts.map(\.measure) }
    for measure in candidates where !isKnown(measure) {
      guard let combination = all.combination(for: measure.form) else { continue }
      let count = combination.count { $0.number >= knowns.count }
      if count < best?.count ?? .max { best = (measure, combination, count) }
    }
    guard let best else { return false }
    var draft = geometry(best.measure, best.combination)
    draft.kind = .reasons
    for (number, factor) in best.combination where number >= knowns.count {
      let equation = equations[number - knowns.count]
      draft.reasons.append(equation.reason)
      draft.constant -= factor * equation.form.constant
      if best.count == 1 { draft.relation = equation.relation.scaled(by: factor) }
    }
    _ = add(draft)
    return true
  }

  /// Takes the value of the oldest undecided variable, which the solver settled first; returns whether there is any.
  private mutating func leaveOpen() -> Bool {
    let forms = [position.form, length.form] + equations.map(\.form)
    let variables = Set(forms.flatMap { $0.terms.map(\.variable) }).sorted()
    for variable in variables where !span.contains(LinearExpression(variable)) {
      guard let measure = engine.measure(of: variable) else { continue }
      var draft = DraftStep(result: measure, terms: [], constant: engine.solver.value(of: variable), kind: .open)
      draft.range = engine.range(of: variable)
      _ = add(draft)
      return true
    }
    return false
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation after both sides were multiplied or divided by a factor.
  fileprivate func scaled(by factor: Double) -> Self {
    factor < 0 ? Self(rawValue: -rawValue) ?? self : self
  }
}
