import ArgumentParser
import Foundation
import Testing

@testable import snug

/// A document that ends a worker, or keeps it too long, costs one line.
@MainActor
struct LimitTests {
  /// A document with views inside each other, `v0` the outermost.
  private static func nested(_ depth: Int) -> String {
    let views =
      (0..<depth).map { "<view contentMode=\"scaleToFill\" id=\"v\($0)\"><subviews>" }.joined()
      + String(repeating: "</subviews></view>", count: depth)
    return BadInputTests.xib(BadInputTests.top).replacing("<subviews>", with: "<subviews>\(views)")
  }

  @Test func aDocumentThatTakesTooLongIsGivenUp() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(BadInputTests.xib(BadInputTests.top), to: "Box.xib")
    // Some thousand layouts.
    let matrix = ["--device", "all", "--text-size", "all", "--orientation", "all", "--direction", "all"]
    let (outcome, console) = try await CapturedConsole.run(["audit", path, "--timeout", "0.01"] + matrix)
    #expect(console.reports == ["\(path): error: could not be laid out within 0.01 seconds (--timeout)"])
    #expect(outcome == .incomplete)
    #expect(console.output == "0 screens, 0 violations, 0 to review, 1 document could not be audited.\n")
  }

  /// Not even a part of it is left.
  @Test func aPictureThatTakesTooLongIsGivenUp() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.nested(200), to: "Deep.xib")
    let (outcome, console) = try await CapturedConsole.run(
      ["render", path, "-o", "\(folder.path)/out", "--timeout", "0.01", "--text-size", "all"])
    #expect(console.reports == ["\(path): error: could not be laid out within 0.01 seconds (--timeout)"])
    #expect(outcome == .incomplete)
    #expect(FileManager.default.enumerator(atPath: "\(folder.path)/out")?.allObjects.isEmpty ?? true)
  }

  #if os(Linux)
    @Test func aDocumentThatNeedsTooMuchMemoryIsGivenUp() async throws {
      let folder = try TemporaryFolder()
      // Takes far longer than the time between two looks at the worker's memory, however busy the machine is.
      let path = try folder.write(Self.nested(100), to: "Deep.xib")
      let matrix = ["--device", "all", "--text-size", "all", "--orientation", "all", "--direction", "all"]
      let (outcome, console) = try await CapturedConsole.run(["audit", path, "--memory", "1"] + matrix)
      #expect(console.reports == ["\(path): error: could not be laid out in 1 MB of memory (--memory)"])
      #expect(outcome == .incomplete)
    }
  #endif

  @Test func deeplyNestedViewsAreLaidOut() async throws {
    let folder = try TemporaryFolder()
    let depth = 250
    let path = try folder.write(Self.nested(depth), to: "Deep.xib")
    let (outcome, console) = try await CapturedConsole.run("layout", path, "--format", "json")
    #expect(console.reports == [])
    #expect(outcome == .success)
    #expect(console.output.contains("\"id\":\"v\(depth - 1)\""))
  }

  @Test(arguments: [
    (["--jobs", "0"], "--jobs is 1 or more"),
    (["--memory", "0"], "--memory is 1 or more"),
    (["--timeout", "0"], "--timeout is a number of seconds from 0.001 to 86400"),
    (["--timeout", "nan"], "--timeout is a number of seconds from 0.001 to 86400"),
  ]) func limitsHaveRanges(options: [String], message: String) {
    let error = #expect(throws: (any Error).self) { try Snug.parseAsRoot(["audit", "X.xib"] + options) }
    #expect(error.map { Snug.message(for: $0) } == message)
  }
}
