/// Matches a number that is near another one.
public func beCloseTo<Value: BinaryFloatingPoint>(_ expected: Value, within delta: Value = 0.0001) -> Matcher<Value> {
  .test("be close to \(words(expected)) (within \(delta))") { abs($0 - expected) <= delta }
}

/// Matches numbers that are near others.
public func beCloseTo<Value: BinaryFloatingPoint>(
  _ expected: [Value], within delta: Value = 0.0001
) -> Matcher<[Value]> {
  .test("be close to \(words(expected)) (each within \(delta))") { actual in
    actual.count == expected.count && zip(actual, expected).allSatisfy { abs($0 - $1) <= delta }
  }
}

/// Matches a greater value.
public func beGreaterThan<Value: Comparable>(_ expected: Value?) -> Matcher<Value> {
  .test("be greater than \(words(expected))") { value in expected.map { value > $0 } ?? false }
}
/// Matches a greater or equal value.
public func beGreaterThanOrEqualTo<Value: Comparable>(_ expected: Value?) -> Matcher<Value> {
  .test("be greater than or equal to \(words(expected))") { value in expected.map { value >= $0 } ?? false }
}
/// Matches a smaller value.
public func beLessThan<Value: Comparable>(_ expected: Value?) -> Matcher<Value> {
  .test("be less than \(words(expected))") { value in expected.map { value < $0 } ?? false }
}
/// Matches a smaller or equal value.
public func beLessThanOrEqualTo<Value: Comparable>(_ expected: Value?) -> Matcher<Value> {
  .test("be less than or equal to \(words(expected))") { value in expected.map { value <= $0 } ?? false }
}
/// Matches a value in a range.
public func beWithin<Range: RangeExpression>(_ range: Range) -> Matcher<Range.Bound> {
  .test("be within range \(words(range))") { range.contains($0) }
}
