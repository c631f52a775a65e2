import Foundation
import Testing
import snug

/// The test functions of Swift Testing, each of which can be run alone.
///
/// They are found and run through the library's entry point for tools, which takes and gives JSON
/// ([its description](https://github.com/swiftlang/swift-testing/blob/main/Documentation/ABI/JSON.md)).
@MainActor struct TestFunctions {
  private typealias EntryPoint =
    @convention(thin) @Sendable (
      UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  /// The arguments of the entry point.
  private struct Arguments: Encodable {
    var parallel = false
    var listTests = false
    var filter: [String] = []
    /// How much the library prints itself: nothing.
    var verbosity = -2
  }

  /// The names of the functions.
  func names() throws -> [TestName] {
    records(for: Arguments(listTests: true)).compactMap(\.test).filter { $0.kind == "function" }.map { test in
      // The identifier is as `App.FormTests/title()/FormTests.swift:12:4`.
      let parts = test.id.split(separator: "/").dropLast().map(String.init)
      let first = parts.first.map { $0.split(separator: ".").dropFirst().joined(separator: ".") }
      let path = (first.map { [$0] } ?? []) + parts.dropFirst()
      return TestName(
        library: .swiftTesting, suite: path.dropLast().joined(separator: "."), function: path.last ?? test.name,
        identifier: test.id)
    }
  }

  func run(_ test: TestName) -> TestResult {
    let pattern = "^\(NSRegularExpression.escapedPattern(for: test.identifier))$"
    var result = TestResult()
    for event in records(for: Arguments(filter: [pattern])).compactMap(\.event) {
      switch event.kind {
      case "testSkipped" where event.testID == test.identifier: result.skipped = event.text ?? "it skips itself"
      case "issueRecorded":
        guard let issue = event.issue, !issue.isKnown, issue.isFailure ?? true else { continue }
        result.issues.append(
          TestResult.Issue(
            message: event.text ?? "An issue was recorded.", file: issue.sourceLocation?._filePath,
            line: issue.sourceLocation?.line ?? 0))
      default: break
      }
    }
    return result
  }

  /// Calls the entry point, and turns the main run loop until it has returned. Returns what it reports.
  private func records(for arguments: Arguments) -> [TestRecord] {
    guard let symbol = dlsym(nil, "swt_abiv0_getEntryPoint"), let json = try? JSONEncoder().encode(arguments) else {
      return []
    }
    let function = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafeRawPointer).self)
    let entryPoint = unsafeBitCast(function(), to: EntryPoint.self)
    let records = TestRecords()
    let input = Input(json)
    nonisolated(unsafe) var isDone = false
    Task {
      // Failures are among the records, and an error of the entry point itself leaves the records empty.
      _ = try? await entryPoint(input.bytes) { records.add(Data($0)) }
      isDone = true
    }
    while !isDone { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: Self.turn)) }
    input.free()
    return records.all
  }

  /// The bytes of the arguments, which stay in their place while the entry point runs.
  private struct Input: @unchecked Sendable {
    private let buffer: UnsafeMutableRawBufferPointer

    init(_ json: Data) {
      buffer = .allocate(byteCount: json.count, alignment: 1)
      buffer.copyBytes(from: json)
    }

    nonisolated var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(buffer) }

    func free() { buffer.deallocate() }
  }

  /// The longest time in seconds that one turn of the run loop takes.
  private static let turn = 0.01
}
