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

  @Test func theLinkerNamesNoPlace() {
    let output = CompilerOutput(
      """
      error: link command failed with exit code 1 (use -v to see invocation)
      /build/A.o:A.o:function main: error: undefined reference to 'b'
      """)
    #expect(output.faults.isEmpty)
    #expect(output.others == ["undefined reference to 'b'"])
  }
}
