import ArgumentParser

/// A command that gets its console as an argument.
protocol SnugCommand: ParsableCommand, Sendable {
  /// Does the work.
  @MainActor func run(on console: any Console) async throws -> Outcome
}

extension SnugCommand {
  /// Does the work. If it fails, the reason is printed: in one line, unless the error has lines of its own.
  @MainActor func reportingErrors(
    on console: any Console, _ work: @MainActor () async throws -> Outcome
  ) async throws -> Outcome {
    do {
      return try await work()
    } catch let error where error is CancellationError || Interruption.isRequested {
      // After an interruption, other errors only say that a process ended, or that something was not written.
      console.report("error: interrupted")
    } catch let error as any ReportedError {
      error.lines.forEach(console.report)
    } catch {
      console.report("error: \(error)")
    }
    return .incomplete
  }
}
