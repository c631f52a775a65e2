import ConstraintSolver
import Testing

@testable import UIKit

/// Checks the derivations of a laid-out tree, and describes what is wrong with them.
///
/// - The numbers of every step add up, and it uses only results of earlier steps and given quantities.
/// - The last numbers are the view's frame, up to rounding to pixels.
/// - The reasons decide position and size, read as equations, and none of them can be left out.
struct DerivationChecker {
  private(set) var faults: [String] = []
  private(set) var count = 0

  /// Checks all views inside of a view.
  mutating func check(inside root: UIView) {
    for view in root.subviews {
      for axis in NSLayoutConstraint.Axis.allCases { check(view, axis) }
      check(inside: view)
    }
  }

  private mutating func check(_ view: UIView, _ axis: NSLayoutConstraint.Axis) {
    guard let derivation = view.layoutDerivation(for: axis) else {
      if view.layoutState.engine != nil { fault(view, axis, "no derivation") }
      return
    }
    count += 1
    replay(derivation)
    compareWithFrame(derivation)
    leaveOut(derivation)
  }

  private mutating func fault(_ view: UIView, _ axis: NSLayoutConstraint.Axis, _ text: String) {
    faults.append("\(type(of: view)) \(view.accessibilityIdentifier ?? "") \(axis): \(text)")
  }

  // MARK: Numbers

  private mutating func replay(_ derivation: LayoutDerivation) {
    for (i, step) in derivation.steps.enumerated() {
      var sum = step.constant
      for term in step.terms {
        sum += term.factor * term.quantity.value
        if let source = term.step {
          if source >= i { fault(derivation.view, derivation.axis, "step \(i) uses step \(source)") }
          let known = derivation.steps[source].result
          if abs(known.value - term.quantity.value) > 1e-6 {
            fault(derivation.view, derivation.axis, "step \(i) takes \(term.quantity.value) for \(known.value)")
          }
          // Another name of the same edge belongs to the same view, to its guides, or to the view at whose edge it
          // lies.
        } else if !isGiven(term.quantity, in: derivation) {
          fault(derivation.view, derivation.axis, "step \(i) uses \(term.quantity), which nothing gives")
        }
      }
      if abs(sum - step.result.value) > 1e-6 * max(1, abs(sum)) {
        fault(derivation.view, derivation.axis, "step \(i) gives \(sum), not \(step.result.value)")
      }
      if (step.kind == .reasons) == step.reasons.isEmpty {
        fault(derivation.view, derivation.axis, "step \(i): reasons")
      }
    }
  }

  /// Whether a quantity needs no step, because it belongs to the root or is the origin of its coordinates.
  private func isGiven(_ quantity: LayoutQuantity, in derivation: LayoutDerivation) -> Bool {
    if quantity.item === derivation.root { return true }
    let guide = quantity.item as? UILayoutGuide
    if let guide, guide.kind != .own, guide.owner === derivation.root { return true }
    return (guide?.owner ?? quantity.item) === quantity.space && abs(quantity.value) < 1e-9
  }

  private mutating func compareWithFrame(_ derivation: LayoutDerivation) {
    let view = derivation.view
    let isAcross = derivation.axis == .horizontal
    let frame = view.untransformedFrame
    // Both edges are rounded, so a size can be off by a whole pixel.
    let pixel = 1 / (view.layoutState.engine?.model.pixelGrid.scale ?? 1)
    let pairs = [
      (derivation.position, isAcross ? frame.minX : frame.minY),
      (derivation.length, isAcross ? frame.width : frame.height),
    ]
    for (goal, number) in pairs where abs(CGFloat(goal.quantity.value) - number) > pixel + 1e-6 {
      // Fixed sizes of controls take precedence over the constraints.
      if view.fixedFrameSize == nil { fault(view, derivation.axis, "\(goal.quantity.value) for the frame's \(number)") }
    }
    for goal in [derivation.position, derivation.length] {
      guard let step = goal.step else { continue }
      if abs(derivation.steps[step].result.value - goal.quantity.value) > 1e-6 {
        fault(view, derivation.axis, "the goal differs from step \(step)")
      }
    }
  }

  // MARK: Reasons

  /// Solves only the reasons, as equations, together with the size of the root. They decide position and size; without
  /// any one of them, position or size is open. Quantities that the derivation calls open are held.
  private mutating func leaveOut(_ derivation: LayoutDerivation) {
    guard let system = ReasonSystem(derivation) else { return fault(derivation.view, derivation.axis, "no engine") }
    if !system.isDecided(without: nil) { fault(derivation.view, derivation.axis, "the reasons leave it open") }
    for i in system.reasons.indices where system.isDecided(without: i) {
      fault(derivation.view, derivation.axis, "it is decided without \(system.reasons[i].reason)")
    }
  }
}

/// The reasons of a derivation as equations for a solver of their own.
private struct ReasonSystem {
  private(set) var reasons: [(reason: LayoutReason, equations: [Constraint])] = []
  private var given: [Constraint] = []
  private var goals: [(variable: Variable, value: Double)] = []

  init?(_ derivation: LayoutDerivation) {
    guard let engine = derivation.view.layoutState.engine, let index = engine.index(of: derivation.view) else {
      return nil
    }
    let axis = derivation.axis
    goals = [engine.model.position(of: index, axis), engine.model.length(of: index, axis)].map {
      ($0, engine.solver.value(of: $0))
    }
    let relaxed = engine.solver.conflicts.map(\.relaxed)
    for id in [engine.rootWidth, engine.rootHeight].compactMap(\.self) where !relaxed.contains(id) {
      if let constraint = engine.solver.constraint(id) { given.append(constraint) }
    }
    let sources = engine.sources
    for step in derivation.steps {
      if step.kind == .open, let variable = Self.variable(step.result, engine) {
        given.append(Constraint([Term(1, variable)], .equal, step.result.value))
      }
      for reason in step.reasons where !reasons.contains(where: { $0.reason.isSame(as: reason) }) {
        let ids = sources.filter { Self.isSame($0.value, reason, engine) }.keys.sorted()
        reasons.append((reason, ids.compactMap { engine.solver.constraint($0) }))
      }
    }
  }

  /// Whether the equations without those of one reason still give position and size their values.
  func isDecided(without left: Int?) -> Bool {
    let used = reasons.indices.filter { $0 != left }.flatMap { reasons[$0].equations } + given
    let solver = Solver()
    let old = Set(used.flatMap { $0.terms.map(\.variable) } + goals.map(\.variable)).sorted()
    let new = Dictionary(uniqueKeysWithValues: old.map { ($0, solver.makeVariable()) })
    for equation in used {
      let terms = equation.terms.compactMap { term in new[term.variable].map { Term(term.coefficient, $0) } }
      solver.add(Constraint(terms, .equal, equation.constant))
    }
    solver.solve()
    let free = Set(solver.freeVariables().map(\.variable))
    return goals.allSatisfy { goal in
      guard let variable = new[goal.variable], !free.contains(variable) else { return false }
      return abs(solver.value(of: variable) - goal.value) < 1e-5
    }
  }

  private static func variable(_ quantity: LayoutQuantity, _ engine: LayoutEngine) -> Variable? {
    let view = quantity.item as? UIView
    let guide = quantity.item as? UILayoutGuide
    guard let index = view.flatMap({ engine.index(of: $0) }) ?? guide.flatMap({ engine.index(of: $0) }) else {
      return nil
    }
    let (model, variables) = (engine.model, engine.model.variables)
    switch quantity.attribute {
    case .width: return quantity.part == .content ? model.contentSize(of: index).width : variables.width(index)
    case .height: return quantity.part == .content ? model.contentSize(of: index).height : variables.height(index)
    case .left: return variables.left(index)
    default: return variables.top(index)
    }
  }

  private static func isSame(_ source: ConstraintSource, _ reason: LayoutReason, _ engine: LayoutEngine) -> Bool {
    switch (source, reason) {
    case (.tree(let a), .constraint(let b)): a === b
    case (.intrinsic(let item, let axis), .naturalSize(let size)):
      engine.view(at: item) === size.view && axis == size.axis
    case (.mask(let item), .autoresizingMask(let view)): engine.view(at: item) === view
    case (.bound(let item), .sizeIsNotNegative(let object)):
      (engine.view(at: item) ?? engine.items[item].guide) === object
    default: false
    }
  }
}
