import Foundation
import Testing

@testable import snug

/// Patches as `git apply` reads them.
struct UnifiedDiffTests {
  private func text(_ old: String, _ new: String) throws -> String {
    try #require(UnifiedDiff(from: Data(old.utf8), to: Data(new.utf8), path: "App/A.xib")).text
  }

  private static let numbers = (1...12).map { "\($0)\n" }.joined()

  @Test func aChangeHasThreeLinesAroundIt() throws {
    let expected = """
      diff --git a/App/A.xib b/App/A.xib
      --- a/App/A.xib
      +++ b/App/A.xib
      @@ -3,7 +3,7 @@
       3
       4
       5
      -6
      +six
       7
       8
       9

      """
    #expect(try text(Self.numbers, Self.numbers.replacing("6\n", with: "six\n")) == expected)
  }

  @Test func changesFarFromEachOtherHaveHunksOfTheirOwn() throws {
    let new = Self.numbers.replacing("11\n", with: "").replacing("2\n3", with: "two\n3")
    let heads = try text(Self.numbers, new).split(separator: "\n").filter { $0.hasPrefix("@@") }
    #expect(heads == ["@@ -1,5 +1,5 @@", "@@ -8,5 +8,4 @@"])
  }

  @Test func aLastLineWithoutALineEndIsSaid() throws {
    let lines = try text("a\nb", "a\nc").split(separator: "\n").dropFirst(3)
    #expect(
      Array(lines) == [
        "@@ -1,2 +1,2 @@", " a", "-b", "\\ No newline at end of file", "+c", "\\ No newline at end of file",
      ])
  }

  @Test func lineEndsOfWindowsStay() throws {
    #expect(try text("a\r\nb\r\n", "a\r\nc\r\n").hasSuffix(" a\r\n-b\r\n+c\r\n"))
  }

  @Test func equalTextsHaveNoPatch() throws {
    #expect(try text("a\n", "a\n") == "")
  }

  @Test func whatIsNotUTF8HasNoPatch() {
    #expect(UnifiedDiff(from: Data([0xFF, 0xFE, 0, 1]), to: Data(), path: "A.xib") == nil)
  }
}
