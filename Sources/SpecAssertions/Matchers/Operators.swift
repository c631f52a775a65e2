// `expect(a) == b` and so on.

/// Fails if the value is not equal to another one.
public func == <Value: Equatable>(expectation: SyncExpectation<Value>, value: Value?) {
  if let value { expectation.to(equal(value)) } else { expectation.to(beNil()) }
}
/// Fails if the value is equal to another one.
public func != <Value: Equatable>(expectation: SyncExpectation<Value>, value: Value?) {
  if let value { expectation.toNot(equal(value)) } else { expectation.toNot(beNil()) }
}
/// Fails if the value is not greater.
public func > <Value: Comparable>(expectation: SyncExpectation<Value>, value: Value) {
  expectation.to(beGreaterThan(value))
}
/// Fails if the value is not greater or equal.
public func >= <Value: Comparable>(expectation: SyncExpectation<Value>, value: Value) {
  expectation.to(beGreaterThanOrEqualTo(value))
}
/// Fails if the value is not smaller.
public func < <Value: Comparable>(expectation: SyncExpectation<Value>, value: Value) {
  expectation.to(beLessThan(value))
}
/// Fails if the value is not smaller or equal.
public func <= <Value: Comparable>(expectation: SyncExpectation<Value>, value: Value) {
  expectation.to(beLessThanOrEqualTo(value))
}
/// Fails if the value is not the same object.
public func === <Value: AnyObject>(expectation: SyncExpectation<Value>, value: Value?) {
  expectation.to(beIdenticalTo(value))
}
/// Fails if the value is the same object.
public func !== <Value: AnyObject>(expectation: SyncExpectation<Value>, value: Value?) {
  expectation.toNot(beIdenticalTo(value))
}
