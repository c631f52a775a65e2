import TestSupport
import Testing

@testable import snug

/// The errors of the compiler name file, line and column.
struct CompilerOutputTests {
  @Test func errorsAreReadOnce() {
    let output = CompilerOutput(
      """
      /App/A b.swift:12:5: error: cannot find 'a' in scope
        a()
        ^
      /App/A b.swift:12:5: error: cannot find 'a' in scope
      /App/B.swift:1:8: fatal error: no such module 'Kit'
      /App/B.swift:3:1: warning: never used
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      """)
    #expect(
      output.faults == [
        CompilerOutput.Fault(path: "/App/A b.swift", line: 12, column: 5, message: "cannot find 'a' in scope"),
        CompilerOutput.Fault(path: "/App/B.swift", line: 1, column: 8, message: "no such module 'Kit'"),
      ])
    #expect(output.others.isEmpty)
  }

  @Test func propertiesWithoutAValueAreNamed() {
    let output = CompilerOutput(
      """
      /App/A.swift:13:3: error: return from initializer without initializing all stored properties
      /App/A.swift:10:7: note: 'self.x' not initialized
      /App/A.swift:11:7: note: 'self.y' not initialized
      """)
    #expect(
      output.faults.map(\.message) == [
        "return from initializer without initializing all stored properties, 'self.x', 'self.y'"
      ])
  }

  @Test func theLinkerNamesNoPlace() {
    let output = CompilerOutput(
      """
      error: link command failed with exit code 1 (use -v to see invocation)
      /build/A.o:A.o:function main: error: undefined reference to 'b'
      """)
    #expect(output.faults.isEmpty)
    #expect(output.others == ["undefined reference to 'b'"])
  }

  @Test func slowExpressionsCanBeLeftForLater() {
    let slow = """
      /App/A.swift:9:5: error: the compiler is unable to type-check this expression in reasonable time; try breaking up \
      the expression into distinct sub-expressions
      """
    let other = "/App/A.swift:12:5: error: cannot find 'a' in scope"
    #expect(CompilerOutput(slow).without(CompilerOutput(slow).slowExpressions) == nil)
    let both = CompilerOutput("\(slow)\n\(other)")
    #expect(both.without(both.slowExpressions)?.faults.map(\.line) == [12])
  }

  /// The innermost place counts, and names the app's own source.
  @Test func aCompilerThatEndsByASignalSaysWhatItWorkedOn() throws {
    let folder = try TemporaryFolder([
      "0-List.swift": "import UIKit\n#sourceLocation(file: \"/App/A \\\"b\\\".swift\", line: 1)\nlet a = 1\nlet b = 2\n"
    ])
    let path = folder.path("0-List.swift")
    let output = CompilerOutput(
      """
      error: compile command failed due to signal 6 (use -v to see invocation)
      Stack dump:
      0.\tProgram arguments: swift-frontend -primary-file \(path)
      3.\tContents of /tmp/sources-1:
      ---
      \(path)
      ---
      4.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "\(path)")
      5.\tWhile evaluating request TypeCheckFunctionBodyRequest(App.(file).a@\(path):3:1)
      6.\tWhile type-checking expression at [\(path):4:9 - line:4:10] RangeText="2"
      #0 0x0 swift::a() \(path):1:1
      """, original: RewrittenFile.original)
    #expect(
      output.faults == [
        CompilerOutput.Fault(path: "/App/A \"b\".swift", line: 2, column: 9, message: CompilerOutput.crash)
      ])
    #expect(output.others.isEmpty)
  }

  @Test func linesThatWereAddedHaveNoSource() throws {
    let folder = try TemporaryFolder(["A.swift": "import UIKit\n#sourceLocation(file: \"/App/A.swift\", line: 1)\n"])
    #expect(RewrittenFile.original(path: folder.path("A.swift"), line: 1) == nil)
    #expect(RewrittenFile.original(path: folder.path("B.swift"), line: 3) == nil)
  }
}
