/// Why ``Solver/apply(_:)`` has rejected its changes.
public struct ChangeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with a change.
  public enum Reason: Hashable, Sendable, CustomStringConvertible {
    /// The constraint that it adds or makes cannot be used.
    case unusable(ConstraintError)
    /// It names a constraint that was never added, or has been removed (by an earlier change of the batch, perhaps).
    case unknownConstraint
    /// It names a variable that is not, or no longer, one of the solver's.
    case unknownVariable
    /// It suggests a value that is NaN or infinite.
    case valueIsNotFinite
    /// It lets go of a variable that nothing holds.
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

  /// The place of the change in the batch, counted from zero.
  public var position: Int
  /// What is wrong with it.
  public var reason: Reason

  /// The place and the reason.
  public var description: String { "change \(position): \(reason)" }
}
