/// Why ``Solver/apply(_:)`` has rejected its changes.
public struct ChangeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with a change.
  public enum Reason: Hashable, Sendable, CustomStringConvertible {
    /// The change adds an unusable constraint, or would make an existing one unusable.
    case unusable(ConstraintError)
    /// The constraint to change is unknown to the solver, or an earlier change of the batch has removed it.
    case unknownConstraint
    /// The change refers to a variable that is unknown to the solver.
    case unknownVariable
    /// The suggested value is NaN or infinite.
    case valueIsNotFinite
    /// The change ends the edit of a variable for which no value has been suggested.
    case isNotEdited

    /// The reason in words.
    public var description: String {
      switch self {
      case .unusable(let error): error.description
      case .unknownConstraint: "there is no such constraint"
      case .unknownVariable: "the variable does not belong to the solver"
      case .valueIsNotFinite: "the value is not a finite number"
      case .isNotEdited: "the variable is not held"
      }
    }
  }

  /// The index of the change in the batch, counted from zero.
  public var position: Int
  /// What is wrong with the change at ``position``.
  public var reason: Reason

  /// The index of the change and the reason, in words.
  public var description: String { "change \(position): \(reason)" }
}
