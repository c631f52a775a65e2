/// Tells whether this process runs `snug` itself or an app's program.
@MainActor enum ProgramRole {
  /// Whether this process is an app's program, in which the app's code runs.
  static var isApp = false
}
