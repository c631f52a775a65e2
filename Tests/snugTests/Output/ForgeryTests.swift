import Foundation
import Subprocess
import SystemPackage
import TestSupport
import Testing

@testable import snug

/// Names and texts of a document never make a line of their own, and never reach a terminal as controls.
@MainActor
struct ForgeryTests {
  let folder: TemporaryFolder
  let documents: String

  /// A document in which every name that is printed holds an escape and a line end.
  init() throws {
    folder = try TemporaryFolder()
    // XML holds no escapes; Interface Builder keeps such text in base64.
    let text = Data("\u{1B}[31mred\u{7F}\u{9B}31m\nMain.storyboard:1: error: forged".utf8).base64EncodedString()
    let hostile = "x&#x7F;&#x9B;31m&#10;Main.storyboard:1: error: forged"
    let xib = BadInputTests.xib(
      """
      <constraint firstItem="\(hostile)" firstAttribute="top" secondItem="box" secondAttribute="top" id="\(hostile)"/>
      <constraint firstItem="box" firstAttribute="width" constant="10" id="e"/>
      <constraint firstItem="box" firstAttribute="width" constant="20" id="f"/>
      """
    )
    .replacing(
      "<subviews>",
      with: """
        <subviews>
        <label numberOfLines="1" translatesAutoresizingMaskIntoConstraints="NO" id="label" userLabel="\(hostile)">
        <string key="text" base64-UTF8="YES">\(text)</string>
        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/></label>
        <label opaque="NO" fixedFrame="YES" id="second">
        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
        <string key="text" base64-UTF8="YES">\(text)</string></label>
        """)
    try folder.write(xib, to: "documents/a\u{1B}[31m\u{9B}b\nMain.storyboard:1: error: forged.xib")
    documents = "\(folder.path)/documents"
  }

  @Test(arguments: [
    ["audit"], ["audit", "--format", "github"], ["audit", "--format", "junit"], ["audit", "--format", "sarif"],
    ["audit", "--format", "jsonl"], ["layout"], ["layout", "--format", "json"], ["render", "-o", "OUT"],
  ]) func nothingIsForged(command: [String]) async throws {
    let arguments = command.map { $0 == "OUT" ? "\(folder.path)/out" : $0 } + [documents]
    let result = try await Subprocess.run(
      .path(.init(try WorkerProgram.built([]).executable)), arguments: Arguments(arguments),
      output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
    for text in [result.standardOutput, result.standardError] {
      let controls = text.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value) }
      #expect(controls.isEmpty)
      #expect(!text.split(separator: "\n").contains { $0.hasPrefix("Main.storyboard") })
    }
    #expect(result.standardOutput.contains("forged"))
    #expect(result.standardError.contains("forged"))
  }
}
