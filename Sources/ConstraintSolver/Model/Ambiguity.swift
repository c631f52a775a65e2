/// Variables that the constraints tie together but do not decide.
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
  /// How they can move together without making anything worse, one way of possibly several; the largest step is 1.
  public var direction: [Entry]
  /// Another solution that is as good: the values of the variables that differ in it.
  public var witness: [Entry]
  /// Constraints that decide all of the variables, at the values that they have now; none of them can be left out.
  public var pins: [Constraint]
}
