/// A system of constraints that can be stored in a file, to share a failing system or to compare solvers.
///
/// The text format (`.cn`) has one record per line, with fields separated by spaces:
///
/// | record | meaning |
/// | --- | --- |
/// | `PRIORITY RELATION CONSTANT K*NAME …` | a constraint `Σ K·NAME RELATION CONSTANT`; 1000 is required |
/// | `edit NAME LOW HIGH` | the variable is held by an edit, first at `LOW`; benchmarks move it up to `HIGH` |
/// | `change INDEX OLD NEW` | benchmarks change the constant of this constraint (counted from zero) |
/// | `views COUNT` | how many views the system describes |
/// | `# …` | a comment |
public struct ConstraintSystem: Hashable, Sendable {
  /// One product of a constraint.
  public struct NamedTerm: Hashable, Sendable {
    /// The factor by which the variable is multiplied.
    public var coefficient: Double
    /// The index of the variable in ``ConstraintSystem/names``.
    public var variable: Int

    /// Makes a product of a factor and the variable at an index of ``ConstraintSystem/names``.
    public init(_ coefficient: Double, _ variable: Int) {
      self.coefficient = coefficient
      self.variable = variable
    }
  }

  /// One constraint line.
  public struct Line: Hashable, Sendable {
    /// The priority of the constraint.
    public var priority: Priority
    /// How the two sides compare.
    public var relation: Relation
    /// The right side of the constraint.
    public var constant: Double
    /// The left side of the constraint: a sum of products.
    public var terms: [NamedTerm]

    /// Makes the constraint `Σ terms relation constant`.
    public init(_ priority: Priority, _ relation: Relation, _ constant: Double, _ terms: [NamedTerm]) {
      self.priority = priority
      self.relation = relation
      self.constant = constant
      self.terms = terms
    }
  }

  /// One `edit` line.
  public struct Edit: Hashable, Sendable {
    /// The index of the edited variable in ``ConstraintSystem/names``.
    public var variable: Int
    /// The first value, and the smallest value that a benchmark sets.
    public var low: Double
    /// The largest value that a benchmark sets.
    public var high: Double
  }

  /// One `change` line.
  public struct Change: Hashable, Sendable {
    /// The index of the constraint in ``ConstraintSystem/constraints``.
    public var constraint: Int
    /// The constraint's present constant.
    public var old: Double
    /// Another constant. A benchmark alternates between ``old`` and this one.
    public var new: Double
  }

  /// The names of the variables, in order of first appearance.
  public private(set) var names: [String] = []
  /// The constraints, in order of insertion.
  public var constraints: [Line] = []
  /// The variables that are held at suggested values (``Solver/suggest(_:for:)``).
  public var edits: [Edit] = []
  /// The constants that benchmarks change.
  public var changes: [Change] = []
  /// The number of views that the system describes; 0 if it is not known.
  public var viewCount = 0
  private var indexOfName: [String: Int] = [:]

  /// Makes an empty system.
  public init() {}

  /// The index in ``names`` of the variable with a name. If there is none, the variable is added.
  public mutating func variable(_ name: String) -> Int {
    if let index = indexOfName[name] { return index }
    indexOfName[name] = names.count
    names.append(name)
    return names.count - 1
  }

  /// Adds an edit: the named variable is held at `low` at first, and benchmarks move it up to `high`.
  public mutating func edit(_ name: String, from low: Double, to high: Double) {
    edits.append(Edit(variable: variable(name), low: low, high: high))
  }

  /// Adds a change for benchmarks: they alternate the constraint's constant between its present value and `new`.
  public mutating func change(_ constraint: Int, to new: Double) {
    changes.append(Change(constraint: constraint, old: constraints[constraint].constant, new: new))
  }

  /// Makes a solver of the system, with every edited variable at its first value.
  ///
  /// - Precondition: each ``NamedTerm/variable`` and ``Edit/variable`` is an index of ``names``.
  /// - Returns: the solver, for which ``Solver/solve()`` has not been called yet, its variables in the order of
  ///   ``names``, and its constraints in the order of ``constraints``.
  public func makeSolver() -> (solver: Solver, variables: [Variable], constraints: [ConstraintID]) {
    let solver = Solver()
    let variables = solver.makeVariables(names)
    let ids = solver.add(constraints, variables)
    for edit in edits {
      Self.requireIndex(edit.variable, variables.count)
      solver.suggest(edit.low, for: variables[edit.variable])
    }
    return (solver, variables, ids)
  }

  /// Stops the program if a line or an edit names a variable that the system does not have.
  @inline(__always)
  static func requireIndex(_ index: Int, _ nameCount: Int) {
    precondition(index >= 0 && index < nameCount, "A constraint system names variable \(index), but has \(nameCount).")
  }
}
