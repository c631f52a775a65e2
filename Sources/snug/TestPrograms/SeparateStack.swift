import CSeparateStack

/// Calls a function that can be left before it returns.
///
/// A test goes on after an assertion, and may change the view that the assertion was given. So a test whose screen is looked at
/// is left there: it stays as it is, on a stack of its own, and its views stay as well.
///
/// Values of the task that are in force where the function is left stay in the task. So its task must not end; that of a worker
/// does not.
@MainActor package enum SeparateStack {
  /// The size of a stack in bytes. Only the used part takes memory.
  private static let size = 64 << 20
  /// The task in which the innermost call was made; `nil` outside of a call.
  private static var task: Int?

  private static var currentTask: Int { withUnsafeCurrentTask { $0?.hashValue ?? 0 } }

  /// Calls a function on a stack of its own; without memory for the stack, on the usual one.
  ///
  /// - Returns: whether the function was left.
  package static func call(_ body: @escaping () -> Void) -> Bool {
    let outer = task
    task = currentTask
    defer { task = outer }
    var body = body
    let end = snug_call_on_separate_stack(size, { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, &body)
    if end == snug_call_without_stack { body() }
    return end == snug_call_left
  }

  /// Leaves the innermost call. Returns where that is not possible: outside of a call, and in another task, because Swift knows
  /// which task a thread is in. Asynchronous tests and those of Swift Testing have tasks of their own.
  package static func leave() {
    if task == currentTask { snug_leave_separate_stack() }
  }
}
