/// Solves linear equations and inequalities with priorities, exactly.
///
/// Required constraints (priority 1000) hold. For the others, the sum of violations is minimised priority by priority,
/// highest first; a lower priority never makes a higher one worse.
///
/// If several solutions are optimal, one rule chooses, independent of the order in which constraints were added: in
/// order of creation, each variable takes the value nearest to zero that the constraints and the earlier variables
/// allow. ``freeVariables()`` returns the variables for which there was a choice. (Equations whose coefficients differ
/// by more than a factor of 33 may settle a later variable first.)
///
/// Changes take effect with the next ``solve()``. The first call plans the whole system, in time proportional to its
/// terms. When constraints are added or removed later, only the affected part is planned again: the variables that
/// depend on them, and the constraints of those variables. A change of a constant or of an edited value costs only the
/// evaluation of the values that change. The same is true for a constraint that is removed and added again with another
/// constant. Another priority for an optional constraint costs a new solution of its component: the variables that
/// share optional constraints or inequalities.
///
/// ### Variables and constraints that the solver does not know
///
/// A ``Variable`` or ``ConstraintID`` is unknown to a solver if another solver made it, or if it was removed. No call
/// stops the program because of it:
///
/// - Queries return nothing: 0, an empty name, `nil` or an empty array.
/// - Single changes skip it. ``add(_:)-(Constraint)`` keeps the constraint but ignores it, and ``rejectedConstraints``
///   lists it.
/// - ``apply(_:)`` throws a ``ChangeError``.
public final class Solver {
  /// A pointer, because every access of a stored property of a class is checked for exclusivity at run time.
  let core: UnsafeMutablePointer<SolverCore>

  /// Whether each ``solve()`` checks ``brokenInvariants()``, and stops the program if there are any.
  ///
  /// For tests, and to look for faults of the solver. ``solve()`` then costs as much as solving from scratch.
  public var checksInvariants: Bool {
    get { core.pointee.checksInvariants }
    set { core.pointee.checksInvariants = newValue }
  }

  /// The number of tableau entries from which on a component is solved with sparse factors instead of a tableau.
  ///
  /// Both find the same solution; tests compare them.
  var largestTableau: Int {
    get { core.pointee.largestTableau }
    set { core.pointee.largestTableau = newValue }
  }

  /// Makes a solver without variables and constraints.
  public init() {
    core = .allocate(capacity: 1)
    core.initialize(to: SolverCore())
  }

  private init(_ content: consuming SolverCore) {
    core = .allocate(capacity: 1)
    core.initialize(to: content)
  }

  /// Another solver with the same variables, constraints, edits and values. It knows the same ``Variable`` and
  /// ``ConstraintID`` values.
  ///
  /// Do not pass variables and constraints that one of the two solvers makes afterwards to the other: both continue
  /// with the same numbers.
  ///
  /// Both share the plan, so that copies of one structure (cells made from one prototype, one screen in many sizes) are
  /// only evaluated. A copy whose constraints are changed in more than constants gets a plan of its own.
  ///
  /// - Complexity: linear in the memory that is copied; nothing is planned or solved.
  public func copy() -> Solver {
    Solver(core.pointee.copy())
  }

  deinit {
    core.deinitialize(count: 1)
    core.deallocate()
  }

  // MARK: Variables

  /// Makes a new unknown.
  ///
  /// - Parameter name: its name in ``description``; it need not be unique.
  public func makeVariable(_ name: @autoclosure () -> String = "") -> Variable {
    core.pointee.makeVariable(name())
  }

  /// Makes new unknowns with names, and returns them in the same order.
  public func makeVariables(_ names: [String]) -> [Variable] {
    core.pointee.makeVariables(names)
  }

  /// Makes new unknowns without names, which follow each other.
  ///
  /// ```swift
  /// let sizes = solver.makeVariables(count: 2)
  /// solver.add(sizes[0] == 2 * sizes[1])
  /// ```
  ///
  /// - Complexity: linear in `count`; nothing is allocated per variable.
  public func makeVariables(count: Int) -> VariableRange {
    core.pointee.makeVariables(count: count)
  }

  /// Removes variables, and every constraint that has one of them. Their values become 0. Skips unknown ones.
  ///
  /// - Complexity: linear in the number of constraints.
  public func removeVariables(_ variables: [Variable]) {
    core.pointee.removeVariables(variables)
  }

  /// The variables that have not been removed, in order of creation.
  public var variables: [Variable] { core.pointee.variables }

  /// Whether the variable was made by this solver or the one that it is a copy of, and has not been removed.
  public func contains(_ variable: Variable) -> Bool { core.pointee.isKnown(variable) }

  /// The name that the variable was made with, also after its removal; empty for a variable of another solver.
  public func name(of variable: Variable) -> String {
    core.pointee.name(of: variable)
  }

  /// The value that the last ``solve()`` found; 0 before the first call, and for an unknown variable.
  ///
  /// - Complexity: constant.
  public func value(of variable: Variable) -> Double {
    core.pointee.value(of: variable)
  }

  /// The value of an expression at the last ``solve()``. An unknown variable counts as 0.
  ///
  /// - Complexity: linear in the terms.
  public func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  // MARK: Constraints

  /// Adds a constraint.
  ///
  /// A constraint with a number that is not finite, a priority out of range or an unknown variable is kept but ignored,
  /// and ``rejectedConstraints`` lists it; ``apply(_:)`` throws instead.
  @discardableResult
  public func add(_ constraint: Constraint) -> ConstraintID {
    core.pointee.add(constraint)
  }

  /// Reserves memory for `count` more constraints of one to three terms, so that adding them moves no constraint in
  /// memory.
  ///
  /// More constraints than that may be added.
  ///
  /// - Complexity: linear in the number of the solver's constraints if they have to be moved.
  public func reserve(_ count: Int) {
    core.pointee.reserve(count)
  }

  /// Adds constraints, and returns their identifiers in the same order.
  @discardableResult
  public func add(_ constraints: [Constraint]) -> [ConstraintID] {
    core.pointee.reserve(constraints.count)
    return constraints.map { core.pointee.add($0) }
  }

  /// Removes constraints. Skips unknown ones and edits, which end with ``stopEditing(_:)``.
  public func remove(_ ids: [ConstraintID]) {
    core.pointee.remove(ids)
  }

  /// The constraint as it is now; `nil` if it is unknown. Terms of one variable have been added up.
  ///
  /// In a rejected constraint, each variable that was unknown when the constraint was added is replaced by a variable
  /// that equals no other.
  public func constraint(_ id: ConstraintID) -> Constraint? {
    core.pointee.constraint(id)
  }

  /// The constraints that have not been removed, in order of insertion; edits are not among them.
  public var constraints: [ConstraintID] { core.pointee.constraints }

  /// Changes the right side of a constraint. Skips an unknown one and edits.
  ///
  /// If the number is not finite, the constraint is ignored until it gets a finite one (``rejectedConstraints``);
  /// ``apply(_:)`` throws instead and does not change the constraint.
  ///
  /// - Complexity: constant; the next ``solve()`` evaluates the values that change.
  public func setConstant(_ constant: Double, of id: ConstraintID) {
    core.pointee.setConstant(constant, of: id)
  }

  /// Changes the priority of a constraint. Skips an unknown one and edits.
  ///
  /// - Complexity: constant; the next ``solve()`` evaluates the values that change, and plans the affected part again
  ///   if the constraint becomes required or optional.
  public func setPriority(_ priority: Priority, of id: ConstraintID) {
    core.pointee.setPriority(priority, of: id)
  }

  /// Changes which member of a conflict is set aside; has no effect without conflicts. Skips unknown constraints and
  /// edits.
  public func setRemovalRank(_ rank: Int, of id: ConstraintID) {
    core.pointee.setRemovalRank(rank, of: id)
  }

  /// The constraints that are ignored because they are unusable, and why.
  public var rejectedConstraints: [(constraint: ConstraintID, error: ConstraintError)] {
    core.pointee.rejectedConstraints
  }

  // MARK: Edits

  /// Holds a variable at a value, with ``Priority/edit``, until ``stopEditing(_:)``.
  ///
  /// Skips an unknown variable. The first call for a variable adds a constraint; later ones change its constant.
  public func suggest(_ value: Double, for variable: Variable) {
    core.pointee.suggest(value, for: variable)
  }

  /// Ends the effect of ``suggest(_:for:)`` for a variable. Skips a variable that is not edited.
  public func stopEditing(_ variable: Variable) {
    core.pointee.stopEditing(variable)
  }

  // MARK: Solving

  /// Applies all changes since the last call.
  ///
  /// If required constraints cannot hold together, some are set aside so that the others hold (``conflicts``).
  @discardableResult
  public func solve() -> SolveResult {
    let result = core.pointee.solve()
    if core.pointee.checksInvariants {
      let faults = brokenInvariants()
      precondition(faults.isEmpty, "\(faults.joined(separator: "; ")) in\n\(self)")
    }
    return result
  }

  /// Whether the changes since the last ``solve()`` can reach each of the given variables.
  ///
  /// A variable that is not reached keeps its value, unless the next ``solve()`` finds a conflict. Returns `nil` if
  /// anything but constants has changed, if values are edited, or if there are conflicts: then any value can change.
  ///
  /// - Complexity: linear in the part of the plan that the changes reach, plus one bit per variable.
  public func reachOfChanges(among variables: [Variable]) -> [Bool]? {
    core.pointee.reachOfChanges(among: variables)
  }

  /// The required constraints that could not hold together when ``solve()`` ran last.
  public var conflicts: [Conflict] { core.pointee.conflicts }

  /// The variables that the constraints left undecided when ``solve()`` ran last, in order of creation.
  ///
  /// - Complexity: a small simplex per component that may be undecided; constant when called again.
  public func freeVariables() -> [FreeVariable] {
    core.pointee.freeVariables()
  }

  /// The memory of the constraints, the plan and the values, in bytes, without names.
  public var memoryFootprint: Int { core.pointee.memoryFootprint }

  /// How many constraints have been planned so far: all for a whole plan, and the affected ones for every later change
  /// of the system. A change of a constant or of an edited value plans none.
  public var plannedConstraints: Int { core.pointee.plannedConstraints }

  // MARK: For explanations

  /// The constraints and edits that take part in solving, in order of insertion.
  var constraintsAndEdits: [(id: ConstraintID, constraint: Constraint)] { core.pointee.constraintsAndEdits }

  func isEdit(_ id: ConstraintID) -> Bool { core.pointee.isEdit(id) }

  /// Violated invariants of the plan, in words.
  var planFaults: [String] { core.pointee.numeric.faults }

  /// Whether a suggested value holds the variable.
  func isEditing(_ variable: Variable) -> Bool { core.pointee.isEditing(variable) }

  func analysis() -> Analysis { core.pointee.analysis() }

  /// The undecided variables of the last solution, one entry per component, in order of creation.
  ///
  /// - Complexity: that of ``freeVariables()``.
  public func ambiguities() -> [Ambiguity] { core.pointee.ambiguities() }
}
