/// What was called, in order.
final class CallLog {
  var calls: [String] = []

  /// What was called since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}
