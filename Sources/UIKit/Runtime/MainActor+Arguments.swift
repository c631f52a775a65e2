extension MainActor {
  /// Runs code of the main actor now, on the main thread, and returns its result.
  ///
  /// Methods of `NSObject` and of Foundation's classes are not bound to an actor, but apps call them on the main
  /// thread, where the objects are that they reach. On another thread this stops the program, as `assumeIsolated` does.
  static func assumeIsolated<Argument, Result>(
    with argument: Argument, _ body: @MainActor (Argument) -> Result
  ) -> Result {
    // Unsafe because neither has to be Sendable. The body runs here and now, so nothing leaves the thread.
    nonisolated(unsafe) let argument = argument
    nonisolated(unsafe) var result: Result?
    assumeIsolated { result = body(argument) }
    guard let result else { preconditionFailure("the body did not run") }
    return result
  }
}
