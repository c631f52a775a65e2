/// A linear equation or inequality `Σ coefficient × variable  relation  constant` with a priority.
///
/// A required constraint holds exactly, unless it is relaxed because of a ``Conflict``. The violations of optional
/// constraints are minimised: for each priority, their sum is as small as the constraints of higher priority allow.
public struct Constraint: Hashable, Sendable {
  /// The products on the left side. If a variable occurs in several terms, its coefficients are added.
  public var terms: [Term]
  /// How the left side compares with ``constant``.
  public var relation: Relation
  /// The right side.
  public var constant: Double
  /// The priority; required by default.
  public var priority: Priority
  /// Decides which constraint is relaxed if required constraints conflict: the one with the highest rank.
  ///
  /// If several constraints share the highest rank, their content decides, as ``Conflict`` documents.
  public var removalRank: Int

  /// Makes the constraint `Σ terms  relation  constant`.
  public init(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required, removalRank: Int = 0
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.removalRank = removalRank
  }

  /// The reason why no solver can use the constraint (a number is NaN or infinite, or the priority is out of range);
  /// `nil` if there is none.
  public var error: ConstraintError? {
    if !constant.isFinite { return .constantIsNotFinite }
    if !terms.allSatisfy({ $0.coefficient.isFinite }) { return .coefficientIsNotFinite }
    if !(priority.rawValue > 0 && priority.rawValue <= 1000) { return .priorityIsOutOfRange }
    return nil
  }
}

/// Why a constraint is unusable. Solvers ignore unusable constraints (``Solver/rejectedConstraints``).
public enum ConstraintError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The constant is NaN or infinite.
  case constantIsNotFinite
  /// A coefficient is NaN or infinite.
  case coefficientIsNotFinite
  /// The priority is 0 or less, or more than 1000.
  case priorityIsOutOfRange
  /// A variable of the constraint was made by another solver, or has been removed.
  case unknownVariable

  /// The reason in words.
  public var description: String {
    switch self {
    case .constantIsNotFinite: "the constant is not a finite number"
    case .coefficientIsNotFinite: "a coefficient is not a finite number"
    case .priorityIsOutOfRange: "the priority is not above 0 and at most 1000"
    case .unknownVariable: "a variable does not belong to the solver"
    }
  }
}

/// Identifies one constraint of a ``Solver``. Identifiers are numbered in order of insertion and never reused.
///
/// An identifier is known to the solver that made it and to that solver's copies, until the constraint is removed.
public struct ConstraintID: Hashable, Sendable, Comparable, BitwiseCopyable, CustomStringConvertible {
  /// The position in the order of insertion, counted from zero.
  public let index: Int32
  let solver: SolverIdentity

  init(index: Int32, solver: SolverIdentity) {
    self.index = index
    self.solver = solver
  }

  /// Compares by order of insertion.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.index < right.index
  }

  /// `#` and the index.
  public var description: String { "#\(index)" }
}
