/// Solves linear equations and inequalities with priorities, exactly.
///
/// Required constraints (priority 1000) hold. Of the others the highest priority comes first: the sum of its violations
/// is made as small as possible, and no lower priority ever makes a higher one worse.
///
/// What the constraints leave free is settled by one rule that does not depend on the order in which constraints were
/// added: in order of creation, each variable takes the value nearest to zero that the constraints and the earlier
/// variables leave to it. ``freeVariables()`` names the variables that were settled like this. (Equations whose
/// coefficients differ by more than a factor of 33 may settle a later variable first.)
///
/// Changes are collected, and take effect with the next ``solve()``. The first one makes a plan of the whole system, in
/// time proportional to its terms. Adding and removing constraints later plans only what those reach: the variables that
/// depend on them, and the constraints of those. A change of a constant or of an edited value costs only what it moves;
/// a constraint that is removed and added again with another constant counts as such a change. Another priority for an
/// optional constraint costs a new solution of the few variables that it shares other optional constraints with.
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
  /// Behind a pointer, because every access of a property of a class has to be claimed at run time.
  private let core: UnsafeMutablePointer<SolverCore>

  /// Whether each ``solve()`` ends with a look at ``brokenInvariants()``, and stops the program if there are any.
  ///
  /// For the tests of the solver, and for those who suspect it: it then costs as much as solving from nothing.
  public var checksInvariants: Bool {
    get { core.pointee.checksInvariants }
    set { core.pointee.checksInvariants = newValue }
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

  /// Another solver with the same variables, constraints, edits and values, to which the same ``Variable`` and
  /// ``ConstraintID`` values are known.
  ///
  /// What one of them makes afterwards must not be given to the other: both continue with the same numbers.
  ///
  /// Both share the plan, so that of many copies of one structure (cells made from one prototype, one screen in many
  /// sizes) only the numbers are worked out anew. A copy whose constraints come to differ in more than constants makes
  /// its plan its own; the others keep theirs.
  ///
  /// - Complexity: linear, in memory that is copied; nothing is planned or solved.
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
  /// - Parameter name: what dumps call it; it need not be unique.
  public func makeVariable(_ name: @autoclosure () -> String = "") -> Variable {
    core.pointee.makeVariable(name())
  }

  /// Makes new unknowns with names, and returns them in the same order.
  public func makeVariables(_ names: [String]) -> [Variable] {
    core.pointee.makeVariables(names)
  }

  /// Removes variables, and every constraint that mentions one of them. Their values become 0. Skips unknown ones.
  ///
  /// - Complexity: linear in the number of constraints.
  public func removeVariables(_ variables: [Variable]) {
    core.pointee.removeVariables(variables)
  }

  /// The variables that have not been removed, in order of creation.
  public var variables: [Variable] { core.pointee.variables }

  /// Whether this solver, or the one that it is a copy of, has made the variable and not removed it.
  public func contains(_ variable: Variable) -> Bool { core.pointee.isKnown(variable) }

  /// The name that the variable was made with, also after its removal; empty for a variable of another solver.
  public func name(of variable: Variable) -> String {
    core.pointee.name(of: variable)
  }

  /// The value that the last ``solve()`` found; 0 before the first, and for an unknown variable.
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

  /// Adds constraints, and returns their names in the same order.
  @discardableResult
  public func add(_ constraints: [Constraint]) -> [ConstraintID] {
    core.pointee.reserve(constraints.count)
    return constraints.map { core.pointee.add($0) }
  }

  /// Adds the constraints of a system, whose variables are the given ones.
  func add(_ lines: [ConstraintSystem.Line], _ variables: [Variable]) -> [ConstraintID] {
    core.pointee.reserve(lines.count)
    return variables.withUnsafeBufferPointer { variables in
      lines.map { line in
        line.terms.withUnsafeBufferPointer { terms in
          core.pointee.add(line.relation, line.constant, line.priority, termCount: terms.count) {
            ConstraintSystem.requirePlace(terms[$0].variable, variables.count)
            return Term(terms[$0].coefficient, variables[terms[$0].variable])
          }
        }
      }
    }
  }

  /// Removes constraints. Skips unknown ones and edits, which end with ``stopEditing(_:)``.
  public func remove(_ ids: [ConstraintID]) {
    core.pointee.remove(ids)
  }

  /// The constraint as it is now; `nil` if it is unknown. Terms of one variable have been added up.
  ///
  /// In a rejected constraint, a variable that was unknown when it was added is replaced by one that equals no other.
  public func constraint(_ id: ConstraintID) -> Constraint? {
    core.pointee.constraint(id)
  }

  /// The constraints that have not been removed, in order of insertion; edits are not among them.
  public var constraints: [ConstraintID] { core.pointee.constraints }

  /// Changes the right side of a constraint. Skips an unknown one and edits.
  ///
  /// With a number that is not finite the constraint is ignored until it gets another (``rejectedConstraints``);
  /// ``apply(_:)`` throws instead and leaves it as it was.
  ///
  /// - Complexity: constant; the next ``solve()`` pays for what moves.
  public func setConstant(_ constant: Double, of id: ConstraintID) {
    core.pointee.setConstant(constant, of: id)
  }

  /// Changes the priority of a constraint. Skips an unknown one and edits.
  ///
  /// - Complexity: constant; the next ``solve()`` pays for what moves, and where the constraint becomes required or
  ///   ceases to be, for planning what it reaches.
  public func setPriority(_ priority: Priority, of id: ConstraintID) {
    core.pointee.setPriority(priority, of: id)
  }

  /// Changes which member of a conflict is set aside. No value moves unless there are conflicts. Skips an unknown
  /// constraint and edits.
  public func setRemovalRank(_ rank: Int, of id: ConstraintID) {
    core.pointee.setRemovalRank(rank, of: id)
  }

  /// The constraints that take no part because they cannot be used, and why.
  public var rejectedConstraints: [(constraint: ConstraintID, error: ConstraintError)] {
    core.pointee.rejectedConstraints
  }

  // MARK: Edits

  /// Holds a variable at a value, with ``Priority/edit``, until ``stopEditing(_:)``.
  ///
  /// Skips an unknown variable. The first call for a variable makes a new plan; later ones cost what they move.
  public func suggest(_ value: Double, for variable: Variable) {
    core.pointee.suggest(value, for: variable)
  }

  /// Lets go of a variable that ``suggest(_:for:)`` held. Skips any other.
  public func stopEditing(_ variable: Variable) {
    core.pointee.stopEditing(variable)
  }

  // MARK: Solving

  /// Makes all changes since the last call take effect.
  ///
  /// Where required constraints cannot hold together, some are set aside so that the others do (``conflicts``).
  @discardableResult
  public func solve() -> SolveResult {
    let result = core.pointee.solve()
    if core.pointee.checksInvariants {
      let faults = brokenInvariants()
      precondition(faults.isEmpty, "\(faults.joined(separator: "; ")) in\n\(description)")
    }
    return result
  }

  /// The required constraints that could not hold together when ``solve()`` ran last.
  public var conflicts: [Conflict] { core.pointee.conflicts }

  /// The variables that the constraints left undecided when ``solve()`` ran last, in order of creation.
  ///
  /// - Complexity: what the undecided variables move, and a small simplex for each component of them; asked again, none.
  public func freeVariables() -> [FreeVariable] {
    core.pointee.freeVariables()
  }

  /// The memory of the constraints, the symbolic part and the values, in bytes; names are not counted.
  public var memoryFootprint: Int { core.pointee.memoryFootprint }

  /// How many constraints have been planned so far: each once for a whole plan, and again for every change of the system
  /// that reaches it. A change of a constant or of an edited value plans none.
  public var plannedConstraints: Int { core.pointee.plannedConstraints }

  // MARK: For explanations

  /// Everything that takes part in solving, edits among them, in order of insertion.
  var constraintsAndEdits: [(id: ConstraintID, constraint: Constraint)] { core.pointee.constraintsAndEdits }

  func isEdit(_ id: ConstraintID) -> Bool { core.pointee.isEdit(id) }

  /// What is wrong with the plan, in words.
  var planFaults: [String] { core.pointee.numeric.faults }

  /// Whether a suggested value holds the variable.
  func isEditing(_ variable: Variable) -> Bool { core.pointee.isEditing(variable) }

  func analysis() -> Analysis { core.pointee.analysis() }

  /// What the last solution leaves undecided, one entry for variables that depend on each other, in order of creation.
  ///
  /// - Complexity: that of ``freeVariables()``.
  public func ambiguities() -> [Ambiguity] { core.pointee.ambiguities() }
}
