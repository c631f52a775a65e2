/// Variables of one component that the constraints do not determine.
public struct Ambiguity: Hashable, Sendable {
  /// A variable and a number: its rate in ``Ambiguity/direction``, or its value in ``Ambiguity/witness``.
  public struct Entry: Hashable, Sendable {
    /// The variable that the number describes.
    public var variable: Variable
    /// In ``Ambiguity/direction``, how far the variable moves; in ``Ambiguity/witness``, the variable's value.
    public var number: Double
  }

  /// The undecided variables, in order of creation.
  public var variables: [Variable]
  /// A direction in which the variables can move without increasing any violation, scaled so that its largest component
  /// is 1. There may be other directions.
  public var direction: [Entry]
  /// Another optimal solution: the variables whose values differ from those of the last solution, with these other
  /// values.
  public var witness: [Entry]
  /// Constraints that would remove the ambiguity if they were added: they fix all the variables at their current
  /// values. None of the constraints can be left out.
  public var pins: [Constraint]
}
