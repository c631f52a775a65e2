import Foundation
import TestSupport
import Testing

@testable import snug

/// Requests are answered whatever becomes of the process.
@MainActor struct LastingWorkerTests {
  /// A program that does nothing of what a worker does.
  private func program(_ script: String, in folder: TemporaryFolder) throws -> WorkerProgram {
    let path = try folder.write(program: script, to: "worker")
    return WorkerProgram(executable: path, arguments: [WorkerProgram.argument])
  }

  /// The failure of a request to a worker that runs a program.
  private func failure(of program: WorkerProgram) async -> WorkerFailure? {
    let worker = LastingWorker(program: program, limits: WorkerLimits(timeout: 60))
    let running = Task { await worker.run() }
    let answer = await worker.answer(to: [1, 2, 3])
    running.cancel()
    await running.value
    guard case .failure(let failure) = answer else { return nil }
    return failure
  }

  @Test func aProgramThatEndsAtOnceIsSaid() async throws {
    let folder = try TemporaryFolder()
    let failure = try #require(await failure(of: program("echo broken >&2; exit 7", in: folder)))
    #expect(failure.cause == .exit(7))
    #expect(failure.standardError.contains("broken"))
  }

  @Test func aProgramThatIsNotThereIsSaid() async throws {
    let folder = try TemporaryFolder()
    let missing = WorkerProgram(executable: folder.path("gone"), arguments: [])
    #expect(await failure(of: missing) != nil)
  }

  @Test func aRequestWaitsForAProgram() async throws {
    let folder = try TemporaryFolder()
    let worker = LastingWorker(program: nil, limits: WorkerLimits(timeout: 60))
    let running = Task { await worker.run() }
    let answer = Task { await worker.answer(to: [1]) }
    await Task.yield()
    worker.use(try program("exit 3", in: folder))
    guard case .failure(let failure) = await answer.value else {
      Issue.record("a script answers nothing")
      return
    }
    #expect(failure.cause == .exit(3))
    running.cancel()
    await running.value
  }

  /// A request that is alone has a process before which nothing happened, and leaves nothing behind.
  @Test func aRequestHasAProcessOfItsOwn() async throws {
    let folder = try TemporaryFolder()
    // Answers each request with how many requests the process has had.
    let counter = """
      printf '\\000\\000\\000\\000'
      count=0
      while [ "$(head -c 5 | wc -c)" -eq 5 ]; do
        count=$((count + 1))
        printf '\\001\\000\\000\\000%s' "$count"
      done
      """
    let worker = LastingWorker(program: try program(counter, in: folder), limits: WorkerLimits(timeout: 60))
    let running = Task { await worker.run() }
    var counts: [String] = []
    for isAlone in [false, false, true, true, false, false] {
      counts.append(String(decoding: try await worker.answer(to: [1], alone: isAlone).get(), as: UTF8.self))
    }
    #expect(counts == ["1", "2", "1", "1", "1", "2"])
    running.cancel()
    await running.value
  }

  @Test func nobodyWaitsForAWorkerThatHasEnded() async {
    let worker = LastingWorker(program: nil, limits: WorkerLimits())
    let running = Task { await worker.run() }
    let waiting = Task { await worker.answer(to: [1]) }
    await Task.yield()
    running.cancel()
    await running.value
    for answer in [await waiting.value, await worker.answer(to: [2])] {
      #expect(throws: WorkerFailure.self) { try answer.get() }
    }
  }

  @Test func onlyAppsHaveScreensThatLive() {
    #expect(PreviewWorkers(program: nil, limits: WorkerLimits(), isApp: false).all.count == 2)
    #expect(PreviewWorkers(program: nil, limits: WorkerLimits(), isApp: true).all.count == 3)
  }
}
