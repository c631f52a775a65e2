/// What was called, in order.
@MainActor public final class CallLog {
  public var calls: [String] = []

  public init() {}

  public func note(_ call: String) {
    calls.append(call)
  }

  /// What was called since the last time.
  public func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}
