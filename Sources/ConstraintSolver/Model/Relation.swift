/// How the two sides of a ``Constraint`` compare.
public enum Relation: String, Hashable, Sendable, CaseIterable {
  case equal = "="
  case lessThanOrEqual = "<="
  case greaterThanOrEqual = ">="
}
