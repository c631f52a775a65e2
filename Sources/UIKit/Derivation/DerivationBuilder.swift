import ConstraintSolver

/// Builds a ``LayoutDerivation``: orders the constraints and other reasons that decide a view's position and size, so
/// that each can be solved for one quantity (an edge or size) from quantities that are known by then.
///
/// A reason with one unknown quantity gives that quantity. If every remaining reason has several unknown quantities,
/// the builder takes the smallest set of reasons that together give a quantity. If even all remaining reasons together
/// give none, a quantity is open: no reason decides it.
@MainActor struct DerivationBuilder {
  private let engine: LayoutEngine
  private let axis: NSLayoutConstraint.Axis
  private let position: Measure
  private let length: Measure
  private let isRootGiven: Bool
  /// For each axis, the closest view in whose coordinates the positions of all reasons can be written, as its index in
  /// the engine's items. The axis across `axis` is present only if an aspect ratio is among the reasons.
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
    // Drops equations that do not hold in the solution. The solver may name such a constraint for an open quantity: it
    // may have examined another solution, which is equally good but has another value for the quantity.
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

  /// A term for a measure that is known or follows from known ones. If the measure only follows from known ones, a step
  /// is added for it. `nil` if it does not even follow.
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

  /// A step that gives a measure as a sum of known measures times factors, plus a constant.
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

  /// The terms of an equation. Positions are in the coordinates of the view in `outer` if the equation also holds
  /// there, and otherwise in the coordinates in which the equation is written.
  private func parts(of equation: DerivationEquation) -> [(factor: Double, measure: Measure)] {
    guard equation.isTranslationInvariant, let axis = equation.axisOfPositions, let outer = outer[axis] else {
      return equation.parts
    }
    return equation.parts.map { ($0.factor, engine.moved($0.measure, to: outer)) }
  }

  /// Removes the first equation that has at most one unknown quantity, and adds a step that gives this quantity.
  ///
  /// - Returns: Whether there was such an equation.
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

  /// Adds a step for the quantity that follows from the fewest remaining equations together.
  ///
  /// - Returns: Whether any quantity follows from the remaining equations.
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

  /// Adds a step that states the solved value of an undecided variable as it is. The oldest one is taken, since the
  /// solver chose the values of undecided variables from the oldest on.
  ///
  /// - Returns: Whether there was an undecided variable.
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
