/// A sum `Σ coefficient × variable + constant`. With expressions, constraints are written as they are read.
///
/// ```swift
/// let solver = Solver()
/// let label = solver.makeVariable("label")
/// let field = solver.makeVariable("field")
/// solver.add(label + field + 8 == 320)
/// solver.add(label >= 88)
/// solver.add(field >= 2 * label ~ .high)
/// solver.solve()
/// ```
///
/// The operands are variables, expressions and numbers. A comparison makes a required ``Constraint``, and `~` gives it
/// another priority. Two variables can also be compared for being the same. If the compiler cannot choose between a
/// constraint and a Boolean, state the type: `let tie: Constraint = label == field`.
public struct LinearExpression: Hashable, Sendable {
  /// The products. A variable may occur more than once; its factors are added.
  public var terms: [Term]
  /// The number that is added to the products.
  public var constant: Double

  /// Makes the sum of some products and a constant.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}

/// What can stand in a linear expression: a variable, a product of one, or an expression.
public protocol LinearExpressionConvertible {
  /// The operand as an expression.
  var linearExpression: LinearExpression { get }
}

extension Variable: LinearExpressionConvertible {
  /// The variable times one.
  public var linearExpression: LinearExpression { LinearExpression([Term(1, self)]) }
}

extension Term: LinearExpressionConvertible {
  /// The term alone.
  public var linearExpression: LinearExpression { LinearExpression([self]) }
}

extension LinearExpression: LinearExpressionConvertible {
  /// The expression itself.
  public var linearExpression: LinearExpression { self }
}
