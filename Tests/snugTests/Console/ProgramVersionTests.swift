import Testing

@testable import snug

/// What `snug --version` says.
@Suite struct ProgramVersionTests {
  @Test func isASemanticVersion() {
    #expect(ProgramVersion.current.wholeMatch(of: /\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?/) != nil)
  }
}
