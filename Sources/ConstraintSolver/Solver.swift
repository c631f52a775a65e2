/// Solves linear equations and inequalities with priorities, exactly.
///
/// Required constraints (priority 1000) hold. For optional constraints, the sum of violations is minimised one priority
/// after the other, highest first; a lower priority never makes a higher one worse.
///
/// If several solutions are optimal, one rule chooses, independent of the order in which constraints were added: in
/// order of creation, each variable takes the value nearest to zero that the constraints and the earlier variables
/// allow. ``freeVariables()`` returns the variables for which there was a choice. (Equations whose coefficients differ
/// by more than a factor of 33 may settle a later variable first.)
///
/// Changes take effect with the next ``solve()``. The first call plans the whole system: it eliminates the required
/// equations and splits the rest into independent components, in time proportional to the terms. When constraints are
/// added or removed later, only the affected part is planned again: the variables that depend on them, and the
/// constraints of those variables. After a change of a constant or of a suggested value, only the values that change
/// are evaluated. The same is true for a constraint that is removed and added again with another constant. After a
/// change of an optional constraint's priority, its component is solved again: the variables that share optional
/// constraints or inequalities.
///
/// ### The method
///
/// Such a system is a constraint hierarchy (Borning, Freeman-Benson and Wilson 1992,
/// [doi:10.1007/BF01807506](https://doi.org/10.1007/BF01807506)); its solutions are those of a linear lexicographic
/// program (Isermann 1982, [doi:10.1007/BF01782758](https://doi.org/10.1007/BF01782758)). Cassowary (Badros, Borning
/// and Stuckey 2001, [doi:10.1145/504704.504705](https://doi.org/10.1145/504704.504705)) keeps one tableau for all
/// constraints. This solver eliminates the required equations first, and solves what is left in components that share
/// no variable, most of them in closed form; values are then evaluated incrementally, as in a spreadsheet.
///
/// ### Variables and constraints that the solver does not know
///
/// A ``Variable`` or ``ConstraintID`` is unknown to a solver if another solver made it, or if it was removed. Passing
/// an unknown one never stops the program:
///
/// - Queries return 0, an empty name, `nil` or an empty array.
/// - Single changes do nothing for it. ``add(_:)-(Constraint)`` stores a constraint with an unknown variable but
///   ignores it, and ``rejectedConstraints`` lists it.
/// - ``apply(_:)`` throws a ``ChangeError``.
public final class Solver {
  // Between two calls, the values in `numeric` are those of the last `solve()`, and everything that has changed since
  // is listed below “What has changed”; if `needsPlan` is true, these lists may be incomplete.
  //
  // No property is checked for exclusive access at run time, because these checks once took half of the time in which
  // a system is built (decision 100). They would find a caller's code that calls the solver while a method changes it,
  // but no method runs such code.

  /// By variable: its name, or an empty string. The array ends with the last variable that has a name.
  @exclusivity(unchecked) var names: [String] = []
  @exclusivity(unchecked) var isAlive = Buffer<Bool>()
  @exclusivity(unchecked) var store = ConstraintStore(of: .make())
  /// By constraint identifier: the index of the constraint's record in the store; −1 if the constraint was removed.
  @exclusivity(unchecked) var recordOfConstraint = Buffer<Int32>()
  /// By variable: the index in the store of the record of the constraint that holds the variable at a suggested value;
  /// −1 if there is none.
  @exclusivity(unchecked) var editRecord = Buffer<Int32>()
  @exclusivity(unchecked) var editCount = 0
  @exclusivity(unchecked) var rejections: [Int32: ConstraintError] = [:]

  /// Whether each ``solve()`` calls ``brokenInvariants()``, and stops the program if an invariant is broken.
  ///
  /// Set it in tests, and to look for faults of the solver. Each ``solve()`` then takes as long as solving from
  /// scratch.
  @exclusivity(unchecked) public var checksInvariants = false
  /// The number of tableau entries above which a component is solved by a ``SparseSimplex`` instead of a
  /// ``LevelSimplex``.
  ///
  /// Both find the same solution. Tests change the limit to compare them.
  @exclusivity(unchecked) var largestTableau = LevelSimplex.largestTableau

  // What has changed since the last solution.
  /// Records whose constraint was removed. They are reused if an equal constraint is added before the next ``solve()``.
  @exclusivity(unchecked) var removedRecords = Buffer<Int32>()
  /// Records that are new, or whose constraint has become required or optional.
  @exclusivity(unchecked) var touchedRecords = Buffer<Int32>()
  /// Records of optional constraints whose priority has changed.
  @exclusivity(unchecked) var rerankedRecords = Buffer<Int32>()
  /// Records whose constant has changed.
  @exclusivity(unchecked) var changedRecords = Buffer<Int32>()
  @exclusivity(unchecked) var hasNewVariables = false
  /// Whether the next ``solve()`` has to plan the whole system.
  @exclusivity(unchecked) var needsPlan = true

  // The solution.
  @exclusivity(unchecked) var numeric = NumericState()
  /// Plans the part of the system that changes affect.
  @exclusivity(unchecked) var planner = Planner()
  /// A measure of the work so far: the number of constraints that have been planned, counted each time. Planning the
  /// whole system counts all constraints, and a later addition or removal counts the affected ones. A change of a
  /// constant or of a suggested value counts none.
  @exclusivity(unchecked) public internal(set) var plannedConstraints = 0
  /// The array of the last ``SolveResult``. It is overwritten in place if the caller has released the result.
  @exclusivity(unchecked) var changedVariables: [Variable] = []
  /// The cached result of ``freeVariables()`` for the last solution; `nil` before it has been called.
  @exclusivity(unchecked) var knownFreeVariables: [FreeVariable]?
  @exclusivity(unchecked) var conflictReach = ConflictReach()
  /// The required constraints that could not hold together when ``solve()`` ran last.
  @exclusivity(unchecked) public internal(set) var conflicts: [Conflict] = []

  /// Makes a solver without variables and constraints.
  public init() {}

  /// Makes a solver with the same variables, constraints, edits and values. The ``Variable`` and ``ConstraintID``
  /// values of the original also identify those of the copy.
  ///
  /// Variables and constraints that are made after the copy must be used only with the solver that made them: both
  /// solvers continue with the same numbers, so the other solver would take them for its own.
  ///
  /// Both solvers share the plan, so a copy does not have to plan again if only its constants are changed (table cells
  /// made from one prototype, one screen in many sizes). A copy gets its own plan once anything else is changed.
  ///
  /// - Complexity: linear in the memory that is copied; nothing is planned or solved.
  public func copy() -> Solver {
    let new = Solver()
    new.names = names
    new.editCount = editCount
    new.rejections = rejections
    new.checksInvariants = checksInvariants
    new.largestTableau = largestTableau
    new.hasNewVariables = hasNewVariables
    new.needsPlan = needsPlan
    new.changedVariables = changedVariables
    new.knownFreeVariables = knownFreeVariables
    new.conflicts = conflicts
    new.numeric = numeric.copy()
    new.isAlive = isAlive.copy()
    new.store = store.copy()
    new.recordOfConstraint = recordOfConstraint.copy()
    new.editRecord = editRecord.copy()
    new.removedRecords = removedRecords.copy()
    new.touchedRecords = touchedRecords.copy()
    new.rerankedRecords = rerankedRecords.copy()
    new.changedRecords = changedRecords.copy()
    new.conflictReach = conflictReach.copy()
    return new
  }

  // MARK: Variables

  /// Makes a new variable.
  ///
  /// - Parameter name: the variable's name in ``description``; it need not be unique.
  public func makeVariable(_ name: @autoclosure () -> String = "") -> Variable {
    // Evaluated before anything changes: the autoclosure is the caller's code, which may call this solver.
    let name = name()
    let index = Int32(isAlive.count)
    if !name.isEmpty { setName(name, of: isAlive.count) }
    isAlive.append(true)
    editRecord.append(-1)
    hasNewVariables = true
    return Variable(index: index, solver: store.solver)
  }

  /// Makes one variable for each name, and returns the variables in the same order.
  public func makeVariables(_ newNames: [String]) -> [Variable] {
    if names.isEmpty, isAlive.count == 0 {
      names = newNames
    } else {
      for (offset, name) in newNames.enumerated() where !name.isEmpty { setName(name, of: isAlive.count + offset) }
    }
    return Array(makeVariables(count: newNames.count))
  }

  private func setName(_ name: String, of variable: Int) {
    while names.count < variable { names.append("") }
    names.append(name)
  }

  /// Makes several variables without names. Their indices are consecutive.
  ///
  /// ```swift
  /// let sizes = solver.makeVariables(count: 2)
  /// solver.add(sizes[0] == 2 * sizes[1])
  /// ```
  ///
  /// - Complexity: linear in `count`; nothing is allocated per variable.
  public func makeVariables(count: Int) -> VariableRange {
    let first = isAlive.count
    isAlive.resize(first + count, repeating: true)
    editRecord.resize(first + count, repeating: -1)
    hasNewVariables = hasNewVariables || count > 0
    return VariableRange(first: Int32(first), count: count, solver: store.solver)
  }

  /// Removes variables, and every constraint in which one of them occurs. The values of the variables become 0. Skips
  /// unknown variables.
  ///
  /// - Complexity: linear in the number of constraints.
  public func removeVariables(_ variables: [Variable]) {
    for variable in variables where contains(variable) {
      stopEditing(variable)
      isAlive[variable.index] = false
    }
    for record in 0..<store.count where store.records[record].state != .vacant {
      let start = Int(store.records[record].termStart)
      for i in start..<start + Int(store.records[record].termCount) {
        let v = store.variables[i]
        if v >= 0 && v < isAlive.count && !isAlive[v] {
          if recordOfConstraint[store.records[record].identifier] == record { removeRecord(Int32(record)) }
          break
        }
      }
    }
    needsPlan = true
  }

  @inline(__always)
  static func isKnown(_ variable: Variable, to solver: SolverIdentity, _ isAlive: BufferView<Bool>) -> Bool {
    isMade(variable, by: solver, isAlive) && isAlive.base[Int(variable.index)]
  }

  @inline(__always)
  private static func isMade(_ variable: Variable, by solver: SolverIdentity, _ isAlive: BufferView<Bool>) -> Bool {
    variable.solver == solver && variable.index >= 0 && Int(variable.index) < isAlive.count
  }

  /// Whether the variable was made by this solver, or by the solver that this one is a copy of, and has not been
  /// removed.
  @inline(__always)
  public func contains(_ variable: Variable) -> Bool { Self.isKnown(variable, to: store.solver, isAlive.view) }

  /// The variables that have not been removed, in order of creation.
  public var variables: [Variable] {
    let (solver, isAlive) = (store.solver, isAlive.view)
    return (0..<Int32(isAlive.count)).filter { isAlive[$0] }.map { Variable(index: $0, solver: solver) }
  }

  /// The name that the variable was made with, also after its removal; empty for a variable of another solver.
  public func name(of variable: Variable) -> String {
    let index = Int(variable.index)
    return Self.isMade(variable, by: store.solver, isAlive.view) && index < names.count ? names[index] : ""
  }

  /// The value that the last ``solve()`` found; 0 before the first call, and for an unknown variable.
  ///
  /// - Complexity: constant.
  public func value(of variable: Variable) -> Double {
    Self.isMade(variable, by: store.solver, isAlive.view) ? numeric.value(of: variable.index) : 0
  }

  /// The value of an expression at the last ``solve()``. An unknown variable counts as 0.
  ///
  /// - Complexity: linear in the terms.
  public func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  // MARK: Results

  /// The variables that the constraints do not determine at the last solution, in order of creation. Their values were
  /// chosen by the rule that ``Solver`` documents.
  ///
  /// - Complexity: a small simplex per component that may be undecided; constant when called again.
  public func freeVariables() -> [FreeVariable] {
    if let knownFreeVariables { return knownFreeVariables }
    let found = numeric.freeVariables().map { FreeVariable(variable: Variable(index: $0, solver: store.solver)) }
    knownFreeVariables = found
    return found
  }

  /// The ambiguities of the last solution: for each independent component with undecided variables, the variables and a
  /// direction in which they can move. Sorted by the components' oldest variables.
  ///
  /// - Complexity: that of ``freeVariables()``.
  public func ambiguities() -> [Ambiguity] { numeric.ambiguities(of: store.solver) }

  /// The memory of the constraints, the plan and the values, in bytes, without names.
  public var memoryFootprint: Int {
    store.bytes + isAlive.bytes + recordOfConstraint.bytes + editRecord.bytes + planner.bytes + numeric.bytes
      + numeric.structure.bytes
  }

  /// Makes an analysis of the present system, which explains its solution.
  func analysis() -> Analysis {
    Analysis(store, variableCount: isAlive.count, largestTableau: largestTableau)
  }
}
