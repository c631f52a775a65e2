/// Why ``Solver/apply(_:)`` has rejected its changes.
public struct ChangeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with a change.
  public enum Reason: Hashable, Sendable, CustomStringConvertible {
    /// The constraint that it adds or makes cannot be used.
    case unusable(ConstraintError)
    /// Its constraint is unknown, or was removed by an earlier change of the batch.
    case unknownConstraint
    /// Its variable is unknown to the solver.
    case unknownVariable
    /// It suggests a value that is NaN or infinite.
    case valueIsNotFinite
    /// It ends the edit of a variable that is not edited.
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
  /// What is wrong with it.
  public var reason: Reason

  /// The index of the change and the reason, in words.
  public var description: String { "change \(position): \(reason)" }
}
