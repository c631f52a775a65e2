import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import snug

/// A document that ends a worker, or takes too long, gives one line of error.
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

  /// No part of the file is left.
  @Test func aPictureThatTakesTooLongIsGivenUp() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.nested(200), to: "Deep.xib")
    let (outcome, console) = try await CapturedConsole.run(
      ["render", path, "-o", "\(folder.path)/out", "--timeout", "0.01", "--text-size", "all"])
    #expect(console.reports == ["\(path): error: could not be laid out within 0.01 seconds (--timeout)"])
    #expect(outcome == .incomplete)
    #expect(FileManager.default.enumerator(atPath: "\(folder.path)/out")?.allObjects.isEmpty ?? true)
  }

  /// Views that keep a least distance from each other, each pulled to the top.
  private static func chain(_ count: Int) -> String {
    let views = (0..<count).map { "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\($0)\"/>" }
    let constraints = (0..<count).map { index in
      let distance = """
        <constraint firstItem="v\(index)" firstAttribute="top" relation="greaterThanOrEqual" \
        secondItem="v\(index - 1)" secondAttribute="bottom" constant="8" id="d\(index)"/>
        """
      return """
        <constraint firstItem="v\(index)" firstAttribute="top" secondItem="screen" secondAttribute="top" priority="250" \
        id="p\(index)"/>\(index == 0 ? "" : distance)
        """
    }
    return BadInputTests.xib(BadInputTests.top + constraints.joined())
      .replacing("<subviews>", with: "<subviews>\(views.joined())")
  }

  /// Labels on top of each other.
  private static func heap(_ count: Int) -> String {
    let labels = (0..<count).map {
      "<label text=\"x\" id=\"l\($0)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"10\" height=\"10\"/></label>"
    }
    return BadInputTests.xib(BadInputTests.top).replacing("<subviews>", with: "<subviews>\(labels.joined())")
  }

  /// The default matrix of an audit has some twenty environments; half a second to a second each.
  @Test(arguments: ["chain", "heap"]) func aLargeDocumentNeedsLittleMemory(kind: String) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(kind == "chain" ? Self.chain(400) : Self.heap(1500), to: "Large.xib")
    let (outcome, console) = try await CapturedConsole.run(["audit", path, "--memory", "300"])
    #expect(console.reports == [])
    #expect(outcome != .incomplete)
  }

  #if os(Linux)
    /// A document that is done between two looks at the worker's memory, and one that takes far longer.
    @Test(arguments: [(1, []), (100, ["--device", "all", "--text-size", "all", "--orientation", "all"])])
    func aDocumentThatNeedsTooMuchMemoryIsGivenUp(depth: Int, matrix: [String]) async throws {
      let folder = try TemporaryFolder()
      let path = try folder.write(Self.nested(depth), to: "Deep.xib")
      let (outcome, console) = try await CapturedConsole.run(["audit", path, "--memory", "1"] + matrix)
      #expect(console.reports == ["\(path): error: could not be laid out in 1 MB of memory (--memory)"])
      #expect(outcome == .incomplete)
    }

    @Test func theOwnPeakIsAtLeastWhatIsHeldNow() throws {
      let held = try #require(ResidentMemory.megabytes(of: getpid()))
      #expect(try #require(ResidentMemory.ownPeak) >= held - 1)
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
