import XCTest

/// An example of a spec, which is a test.
struct Example {
  /// The words of the groups and of the example, joined by commas.
  let name: String
  private let group: ExampleGroup
  let isFocused: Bool
  private let isPending: Bool
  private let body: ExampleGroup.Step

  /// The words of the example that runs; `nil` outside of examples.
  // Examples run in the main queue.
  nonisolated(unsafe) private(set) static var current: String?

  init(
    _ words: String, in group: ExampleGroup, isPending: Bool = false, isFocused: Bool = false,
    _ body: @escaping ExampleGroup.Step
  ) {
    name = (group.path.map(\.words) + [words]).filter { !$0.isEmpty }.joined(separator: ", ")
    self.group = group
    self.isPending = isPending || group.isPending
    self.isFocused = isFocused || group.isFocused
    self.body = body
  }

  /// Runs the example: what is done before it from the outermost group on, and what is done after it from the innermost one.
  ///
  /// - Throws: `XCTSkip` if the example is pending, or the error of one of the steps.
  @MainActor func run() throws {
    guard !isPending else { throw XCTSkip("pending") }
    Self.current = name
    defer { Self.current = nil }
    var failure: (any Error)?
    func perform(_ steps: [ExampleGroup.Step]) {
      for step in steps where failure == nil {
        do { try step() } catch { failure = error }
      }
    }
    let path = group.path
    var whole: @MainActor () -> Void = {
      perform(path.flatMap(\.before) + path.flatMap(\.justBefore) + [body])
      let ended = failure
      failure = nil
      perform(path.reversed().flatMap(\.after))
      failure = ended ?? failure
    }
    for around in path.flatMap(\.around).reversed() {
      let inner = whole
      whole = { around(inner) }
    }
    whole()
    if let failure, !(failure is StopTest) { throw failure }
  }
}

/// An error that ends an example without a further failure.
public struct StopTest: Error {
  /// What is reported; nothing for ``silently``.
  public let failureDescription: String

  /// Ends an example with a failure.
  public init(
    _ failureDescription: String, fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.failureDescription = failureDescription
    if !failureDescription.isEmpty { XCTFail(failureDescription, file: file, line: line) }
  }

  /// Ends an example that passes if it has not failed before.
  public static var silently: StopTest { StopTest("") }
}
