/// What was called, in order.
@MainActor public final class CallLog {
  /// What was called, in order.
  public var calls: [String] = []

  /// An empty log.
  public init() {}

  /// Adds a call.
  public func note(_ call: String) {
    calls.append(call)
  }

  /// What was called since the last time.
  public func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}
