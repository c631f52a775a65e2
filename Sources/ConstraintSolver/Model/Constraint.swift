/// A linear equation or inequality `Σ coefficient × variable  relation  constant` with a priority.
///
/// A required constraint holds exactly, or is part of a ``Conflict``. The violations of optional constraints are
/// minimised: their sum per priority is as small as the higher priorities allow.
public struct Constraint: Hashable, Sendable {
  /// The left side. A variable may occur more than once; its factors are added.
  public var terms: [Term]
  /// How the left side compares with ``constant``.
  public var relation: Relation
  /// The right side.
  public var constant: Double
  /// The priority; required by default.
  public var priority: Priority
  /// Which member of a required conflict is relaxed: the one with the highest rank.
  ///
  /// If several members have that rank, their content decides, as ``Conflict`` documents.
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

  /// Why the constraint is unusable: NaN or infinite numbers, or a priority out of range; otherwise `nil`.
  public var error: ConstraintError? {
    if !constant.isFinite { return .constantIsNotFinite }
    if !terms.allSatisfy({ $0.coefficient.isFinite }) { return .coefficientIsNotFinite }
    if !(priority.rawValue > 0 && priority.rawValue <= 1000) { return .priorityIsOutOfRange }
    return nil
  }
}

/// Why a constraint is ignored (``Solver/rejectedConstraints``).
public enum ConstraintError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The constant is NaN or infinite.
  case constantIsNotFinite
  /// A coefficient is NaN or infinite.
  case coefficientIsNotFinite
  /// The priority is not above 0 and up to 1000.
  case priorityIsOutOfRange
  /// A variable is not (or no longer) one of the solver's.
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

/// Identifies one constraint of a ``Solver``, in order of insertion. The solver never gives it to another constraint.
///
/// It is known to the solver that made it and to that solver's copies, until the constraint is removed.
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
