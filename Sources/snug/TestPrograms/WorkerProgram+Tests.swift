extension WorkerProgram {
  /// The name of the command that runs an app's tests.
  static let testCommand = "test"

  /// The program that lists and runs an app's tests, as `snug test` does, for another command. The tests must not write where the
  /// command may.
  static func tests(of app: ProjectApp, by program: WorkerProgram) -> WorkerProgram {
    var program = program
    program.arguments = [argument, testCommand, app.path]
    program.writableFolders = []
    return program
  }
}
