/// What was called, in order.
@MainActor final class HookLog {
  private(set) var calls: [String] = []

  func note(_ call: String) {
    calls.append(call)
  }

  /// What was called since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}
