/// A value that may come later.
public struct Async<Value> {
  /// Calls a function with the value, at once or later.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Makes a value that comes when `run` calls its argument.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// Makes a value that is there.
  public init(value: Value) { self.init { $0(value) } }

  /// The value after a change.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}

extension Async {
  /// The values of all, in their order, when the last of them is there.
  static func all(_ values: [Async<Value>]) -> Async<[Value]> {
    guard let last = values.last else { return Async<[Value]>(value: []) }
    return Async<[Value]> { callback in
      all(values.dropLast()).run { first in last.run { callback(first + [$0]) } }
    }
  }
}
