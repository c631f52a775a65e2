/// Variables of one component that the constraints do not determine.
public struct Ambiguity: Hashable, Sendable {
  /// A variable and a number that belongs to it.
  public struct Entry: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// A value, or how far the variable moves.
    public var number: Double
  }

  /// The undecided variables, in order of creation.
  public var variables: [Variable]
  /// A direction in which they can move without making anything worse. There may be others. Its largest component is 1.
  public var direction: [Entry]
  /// Another optimal solution: the variables that differ in it, with their values there.
  public var witness: [Entry]
  /// Constraints that would fix all of the variables at their current values; none of them can be left out.
  public var pins: [Constraint]
}
