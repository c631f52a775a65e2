extension MainActor {
  /// Calls a closure of the main actor synchronously with an argument that need not be Sendable, and returns its
  /// result. The caller has to be on the main thread; on another thread this stops the program, as `assumeIsolated`
  /// does.
  ///
  /// It is for methods of `NSObject` and of Foundation's classes. They are not isolated to an actor, but use objects of
  /// the main actor, and apps call them on the main thread.
  static func assumeIsolated<Argument, Result>(
    with argument: Argument, _ body: @MainActor (Argument) -> Result
  ) -> Result {
    // `nonisolated(unsafe)` because neither argument nor result has to be Sendable. The closure runs synchronously, so
    // both stay on this thread.
    nonisolated(unsafe) let argument = argument
    nonisolated(unsafe) var result: Result?
    assumeIsolated { result = body(argument) }
    guard let result else { preconditionFailure("the body did not run") }
    return result
  }
}
