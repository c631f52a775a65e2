/// One product `coefficient × variable` of a linear expression.
public struct Term: Hashable, Sendable {
  /// The factor; a term with factor zero is ignored.
  public var coefficient: Double
  /// The unknown that is multiplied.
  public var variable: Variable

  /// Makes the product `coefficient × variable`.
  public init(_ coefficient: Double = 1, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }
}
