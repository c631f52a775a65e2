/// The calls, in order.
@MainActor final class HookLog {
  private(set) var calls: [String] = []

  func note(_ call: String) {
    calls.append(call)
  }

  /// The calls since the last call of this method.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}
