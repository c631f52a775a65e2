// MARK: Sums

/// Adds two expressions.
public func + (
  left: some LinearExpressionConvertible, right: some LinearExpressionConvertible
) -> LinearExpression {
  var sum = left.linearExpression
  sum += right
  return sum
}

/// Adds a number to an expression.
public func + (left: some LinearExpressionConvertible, right: Double) -> LinearExpression {
  var sum = left.linearExpression
  sum.constant += right
  return sum
}

/// Adds an expression to a number.
public func + (left: Double, right: some LinearExpressionConvertible) -> LinearExpression {
  var sum = LinearExpression(constant: left)
  sum += right
  return sum
}

/// Subtracts an expression.
public func - (
  left: some LinearExpressionConvertible, right: some LinearExpressionConvertible
) -> LinearExpression {
  var difference = left.linearExpression
  difference -= right
  return difference
}

/// Subtracts a number from an expression.
public func - (left: some LinearExpressionConvertible, right: Double) -> LinearExpression {
  left + -right
}

/// Subtracts an expression from a number.
public func - (left: Double, right: some LinearExpressionConvertible) -> LinearExpression {
  left + -right
}

/// Adds an expression. Takes time proportional to the number of terms of the right operand.
public func += (left: inout LinearExpression, right: some LinearExpressionConvertible) {
  let right = right.linearExpression
  left.terms += right.terms
  left.constant += right.constant
}

/// Subtracts an expression. Takes time proportional to the number of terms of the right operand.
public func -= (left: inout LinearExpression, right: some LinearExpressionConvertible) {
  left += -right
}

// MARK: Products

/// Negates the expression.
public prefix func - (operand: some LinearExpressionConvertible) -> LinearExpression {
  -1 * operand
}

/// Multiplies an expression with a number.
public func * (left: Double, right: some LinearExpressionConvertible) -> LinearExpression {
  var product = right.linearExpression
  for i in product.terms.indices { product.terms[i].coefficient *= left }
  product.constant *= left
  return product
}

/// Multiplies an expression with a number.
public func * (left: some LinearExpressionConvertible, right: Double) -> LinearExpression {
  right * left
}

/// Divides an expression by a number.
public func / (left: some LinearExpressionConvertible, right: Double) -> LinearExpression {
  (1 / right) * left
}

// MARK: Comparisons

/// Requires that both sides are equal.
public func == (left: some LinearExpressionConvertible, right: some LinearExpressionConvertible) -> Constraint {
  Constraint(left - right, .equal)
}

/// Requires that an expression is equal to a number.
public func == (left: some LinearExpressionConvertible, right: Double) -> Constraint {
  Constraint(left - right, .equal)
}

/// Requires that an expression is equal to a number.
public func == (left: Double, right: some LinearExpressionConvertible) -> Constraint {
  Constraint(right - left, .equal)
}

/// Requires that the left side is at most the right side.
public func <= (left: some LinearExpressionConvertible, right: some LinearExpressionConvertible) -> Constraint {
  Constraint(left - right, .lessThanOrEqual)
}

/// Requires that an expression is at most a number.
public func <= (left: some LinearExpressionConvertible, right: Double) -> Constraint {
  Constraint(left - right, .lessThanOrEqual)
}

/// Requires that an expression is at least a number.
public func <= (left: Double, right: some LinearExpressionConvertible) -> Constraint {
  Constraint(right - left, .greaterThanOrEqual)
}

/// Requires that the left side is at least the right side.
public func >= (left: some LinearExpressionConvertible, right: some LinearExpressionConvertible) -> Constraint {
  Constraint(left - right, .greaterThanOrEqual)
}

/// Requires that an expression is at least a number.
public func >= (left: some LinearExpressionConvertible, right: Double) -> Constraint {
  Constraint(left - right, .greaterThanOrEqual)
}

/// Requires that an expression is at most a number.
public func >= (left: Double, right: some LinearExpressionConvertible) -> Constraint {
  Constraint(right - left, .lessThanOrEqual)
}

extension Constraint {
  /// Makes the required constraint `difference  relation  0`.
  fileprivate init(_ difference: LinearExpression, _ relation: Relation) {
    // `0 -` instead of a negation, because the negation of 0 is −0, which would be printed as "-0".
    self.init(difference.terms, relation, 0 - difference.constant)
  }
}

// MARK: Priorities

/// The precedence of `~`: lower than that of comparisons, so that `a + b >= 10 ~ .high` needs no parentheses.
precedencegroup ConstraintPriorityPrecedence {
  higherThan: AssignmentPrecedence
  lowerThan: ComparisonPrecedence
  associativity: left
}

infix operator ~ : ConstraintPriorityPrecedence

/// Returns the constraint with the given priority instead of its own.
public func ~ (constraint: Constraint, priority: Priority) -> Constraint {
  var constraint = constraint
  constraint.priority = priority
  return constraint
}
