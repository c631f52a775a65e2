/// What the program of this process is.
@MainActor enum ProgramRole {
  /// Whether it is an app's program, in which the app's code runs.
  static var isApp = false
}
