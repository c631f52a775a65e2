import Foundation
import TestSupport
import Testing

@testable import snug

/// The same input gives the same bytes, however many processes did the work in whatever order.
@MainActor
struct DeterminismTests {
  /// A folder of documents that differ, so that order can be seen.
  func documents() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for number in 0..<12 {
      let label = """
        <label text="Number \(number)" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        """
      let text = BadInputTests.xib(BadInputTests.top)
        .replacing("<subviews>", with: "<subviews>\(label)")
        .replacing("constant=\"20\"", with: "constant=\"\(number * 7)\"")
      try folder.write(text, to: "\(number).xib")
    }
    return folder
  }

  @Test(arguments: [["layout"], ["layout", "--format", "json"], ["audit", "--format", "jsonl"], ["audit"]])
  func textIsTheSameOnEveryRun(command: [String]) async throws {
    let folder = try documents()
    let first = try await CapturedConsole.run(command + [folder.path]).console.output
    let second = try await CapturedConsole.run(command + [folder.path]).console.output
    #expect(first == second)
    #expect(!first.isEmpty)
  }

  @Test(arguments: ["png", "svg", "pdf"]) func picturesAreTheSameOnEveryRun(format: String) async throws {
    let folder = try documents()
    var outputs: [[Data]] = []
    for run in 1...2 {
      let out = "\(folder.path)/out\(run)"
      let console = try await CapturedConsole.run(
        "render", folder.path, "-o", out, "--format", format, "--scale", "1", "--overlay", "frames"
      ).console
      outputs.append(
        try console.output.split(separator: "\n").map { try Data(contentsOf: URL(fileURLWithPath: String($0))) })
    }
    #expect(outputs[0].count == 12)
    #expect(outputs[0] == outputs[1])
  }
}
