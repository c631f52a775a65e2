/// What was called, in order.
@MainActor package final class CallLog {
  package var calls: [String] = []

  package init() {}

  package func note(_ call: String) {
    calls.append(call)
  }

  /// What was called since the last time.
  package func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}
