/// Solves linear equations and inequalities with priorities, exactly.
///
/// Required constraints (priority 1000) hold. Of the others the highest priority comes first: the sum of its violations
/// is made as small as possible, and no lower priority ever makes a higher one worse.
///
/// What the constraints leave free is settled by one rule that does not depend on the order in which constraints were
/// added: in order of creation, each variable takes the value nearest to zero that the constraints and the earlier
/// variables leave to it. ``freeVariables()`` names the variables that were settled like this.
///
/// Changes are collected, and take effect with the next ``solve()``.
public final class Solver {
  private var names: [String] = []
  private var isRemoved: [Bool] = []
  private var values: [Double] = []
  private var constraints: [Constraint?] = []
  private var edits: [Variable: ConstraintID] = [:]
  private var isChanged = false
  private var free: [FreeVariable] = []

  /// The required constraints that could not hold together when ``solve()`` ran last.
  public private(set) var conflicts: [Conflict] = []
  /// The constraints that ``solve()`` ignored because they cannot be used, and why.
  public private(set) var rejectedConstraints: [(constraint: ConstraintID, error: ConstraintError)] = []

  /// Makes a solver without variables and constraints.
  public init() {}

  // MARK: Variables

  /// Makes a new unknown.
  ///
  /// - Parameter name: what dumps call it; it need not be unique.
  public func makeVariable(_ name: @autoclosure () -> String = "") -> Variable {
    names.append(name())
    isRemoved.append(false)
    values.append(0)
    isChanged = true
    return Variable(index: Int32(names.count - 1))
  }

  /// Removes variables, and every constraint that mentions one of them.
  public func removeVariables(_ variables: [Variable]) {
    for variable in variables {
      isRemoved[Int(variable.index)] = true
      edits[variable] = nil
    }
    for (index, constraint) in constraints.enumerated() {
      if let constraint, constraint.terms.contains(where: { isRemoved[Int($0.variable.index)] }) {
        constraints[index] = nil
      }
    }
    isChanged = true
  }

  /// The name that the variable was made with.
  public func name(of variable: Variable) -> String {
    names[Int(variable.index)]
  }

  /// The value that the last ``solve()`` found; 0 before the first.
  public func value(of variable: Variable) -> Double {
    values[Int(variable.index)]
  }

  // MARK: Constraints

  /// Adds a constraint. An unusable one (NaN, infinite) is kept, ignored, and named by ``rejectedConstraints``.
  @discardableResult
  public func add(_ constraint: Constraint) -> ConstraintID {
    constraints.append(constraint)
    isChanged = true
    return ConstraintID(index: Int32(constraints.count - 1))
  }

  /// Adds constraints, and returns their names in the same order.
  @discardableResult
  public func add(_ constraints: [Constraint]) -> [ConstraintID] {
    constraints.map { add($0) }
  }

  /// Removes constraints. One that was removed before is skipped.
  public func remove(_ ids: [ConstraintID]) {
    for id in ids { constraints[Int(id.index)] = nil }
    isChanged = true
  }

  /// The constraint as it is now; `nil` once it has been removed.
  public func constraint(_ id: ConstraintID) -> Constraint? {
    constraints[Int(id.index)]
  }

  /// Changes the right side of a constraint.
  public func setConstant(_ constant: Double, of id: ConstraintID) {
    guard constraints[Int(id.index)]?.constant != constant else { return }
    constraints[Int(id.index)]?.constant = constant
    isChanged = true
  }

  /// Changes the priority of a constraint.
  public func setPriority(_ priority: Priority, of id: ConstraintID) {
    guard constraints[Int(id.index)]?.priority != priority else { return }
    constraints[Int(id.index)]?.priority = priority
    isChanged = true
  }

  /// Holds a variable at a value, with ``Priority/edit``, until ``stopEditing(_:)``.
  public func suggest(_ value: Double, for variable: Variable) {
    if let id = edits[variable] {
      setConstant(value, of: id)
    } else {
      edits[variable] = add(Constraint([Term(1, variable)], .equal, value, priority: .edit))
    }
  }

  /// Lets go of a variable that ``suggest(_:for:)`` held.
  public func stopEditing(_ variable: Variable) {
    if let id = edits.removeValue(forKey: variable) { remove([id]) }
  }

  // MARK: Solving

  /// Makes all changes since the last call take effect.
  @discardableResult
  public func solve() -> SolveResult {
    guard isChanged else { return SolveResult(changed: []) }
    isChanged = false
    let before = values
    collectRejected()
    var system = DirectSystem(constraints: usableConstraints, variableCount: names.count)
    system.solve()
    values = system.values
    conflicts = system.conflicts
    free = system.free.filter { !isRemoved[Int($0)] }.map { FreeVariable(variable: Variable(index: $0)) }
    let changed = values.indices.filter { values[$0] != before[$0] }
    return SolveResult(changed: changed.map { Variable(index: Int32($0)) })
  }

  /// The variables that the constraints left undecided when ``solve()`` ran last, in order of creation.
  public func freeVariables() -> [FreeVariable] {
    free
  }

  private var usableConstraints: [(ConstraintID, Constraint)] {
    let rejected = Set(rejectedConstraints.map(\.constraint))
    return constraints.enumerated().compactMap { index, constraint in
      let id = ConstraintID(index: Int32(index))
      guard let constraint, !rejected.contains(id) else { return nil }
      return (id, constraint)
    }
  }

  private func collectRejected() {
    rejectedConstraints = constraints.enumerated().compactMap { index, constraint in
      guard let constraint else { return nil }
      let id = ConstraintID(index: Int32(index))
      if let error = constraint.error { return (id, error) }
      let isKnown = constraint.terms.allSatisfy {
        names.indices.contains(Int($0.variable.index)) && !isRemoved[Int($0.variable.index)]
      }
      return isKnown ? nil : (id, .unknownVariable)
    }
  }
}
