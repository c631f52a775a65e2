import ArgumentParser

/// A command that gets its console as an argument.
protocol SnugCommand: ParsableCommand, Sendable {
  /// Runs the command and writes its output to a console.
  @MainActor func run(on console: any Console) async throws -> Outcome
}

extension SnugCommand {
  /// Runs some work. If it throws an error, prints the error and returns ``Outcome/incomplete``. A ``ReportedError`` is
  /// printed as its own lines, any other error as one line.
  @MainActor func reportingErrors(
    on console: any Console, _ work: @MainActor () async throws -> Outcome
  ) async throws -> Outcome {
    do {
      return try await work()
    } catch let error where error is CancellationError || Interruption.isRequested {
      // After an interruption by the user, any other error is only a consequence of it and is not printed.
      console.report("error: interrupted")
    } catch let error as any ReportedError {
      error.lines.forEach(console.report)
    } catch {
      console.report("error: \(error)")
    }
    return .incomplete
  }
}
