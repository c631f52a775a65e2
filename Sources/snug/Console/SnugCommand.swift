import ArgumentParser

/// A command whose console is handed in.
protocol SnugCommand: ParsableCommand, Sendable {
  /// Does the work.
  @MainActor func run(on console: any Console) async throws -> Outcome
}

extension SnugCommand {
  /// Does the work; what keeps it from being done is said in one line.
  @MainActor func reportingErrors(
    on console: any Console, _ work: @MainActor () async throws -> Outcome
  ) async throws -> Outcome {
    do {
      return try await work()
    } catch is CancellationError {
      console.report("error: interrupted")
    } catch {
      console.report("error: \(error)")
    }
    return .incomplete
  }
}
