import Projects

/// Builds the app of a project, and leaves out the statements at which its launch traps if the app is not complete.
///
/// Such an app could not be walked through, and the code of its screens would run without a launch. Each statement is listed
/// with the other parts that are left out ([decision 215](../../../docs/decisions/215-a-launch-that-traps-goes-on.md)).
@MainActor struct LaunchableBuild {
  let app: ProjectApp
  /// The program of the worker processes of a command.
  let program: WorkerProgram
  let limits: WorkerLimits
  /// Called with a line for each step.
  let progress: (String) -> Void

  /// The most statements that are left out in one run. Each costs a build.
  nonisolated static let mostTraps = 8

  /// Compiles the app.
  ///
  /// - Throws: ``AppBuildError`` if the app does not compile even with parts left out.
  func run() async throws -> ProjectBuild.Result {
    var result = try await build(without: nil)
    for _ in 0..<Self.mostTraps {
      guard result.isIncomplete, let trap = await trap(of: result) else { return result }
      let next = try await build(without: trap)
      // Where nothing more can be left out, the run reports the trap.
      if next.cuts == result.cuts { return result }
      result = next
    }
    result.hasMostTraps = true
    return result
  }

  /// Each build locks the app's build folder until it is released.
  private func build(without trap: CompilerOutput.Fault?) async throws -> ProjectBuild.Result {
    try await ProjectBuild(app, without: trap, progress: progress).run()
  }

  private func trap(of result: ProjectBuild.Result) async -> CompilerOutput.Fault? {
    progress("launching \(app.target.name)")
    var started = program
    started.executable = result.program
    started.runsApp = true
    // The run reports a program that cannot be started.
    return try? await LaunchTrial(started, limits: limits).trap(in: result.sources)
  }
}
