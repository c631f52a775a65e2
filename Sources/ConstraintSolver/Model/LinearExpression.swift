/// A sum `Σ coefficient × variable + constant`. Operators on expressions make constraints.
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
/// The operands are variables, expressions and numbers. A comparison makes a required ``Constraint``, and `~` gives the
/// constraint another priority. Between two variables, `==` can also mean a test for identity that returns a Boolean.
/// If the compiler cannot choose between the constraint and the Boolean, state the type:
/// `let tie: Constraint = label == field`.
public struct LinearExpression: Hashable, Sendable {
  /// The products. If a variable occurs in several terms, its coefficients are added.
  public var terms: [Term]
  /// The number that is added to the products.
  public var constant: Double

  /// Makes the sum of some products and a constant.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}

/// An operand of a linear expression: a ``Variable``, a ``Term`` or a ``LinearExpression``.
public protocol LinearExpressionConvertible {
  /// The operand as an expression.
  var linearExpression: LinearExpression { get }
}

extension Variable: LinearExpressionConvertible {
  /// An expression with the single term `1 × variable`.
  public var linearExpression: LinearExpression { LinearExpression([Term(1, self)]) }
}

extension Term: LinearExpressionConvertible {
  /// An expression with this single term.
  public var linearExpression: LinearExpression { LinearExpression([self]) }
}

extension LinearExpression: LinearExpressionConvertible {
  /// The expression itself.
  public var linearExpression: LinearExpression { self }
}
