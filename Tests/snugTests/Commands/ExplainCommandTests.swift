import Testing

@testable import snug

@MainActor
struct ExplainCommandTests {
  @Test func theConstraintsThatDecideAViewAreNamed() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(BadInputTests.xib(BadInputTests.top), to: "Box.xib")
    let (outcome, console) = try await CapturedConsole.run("explain", path, "box")
    #expect(outcome == .success)
    #expect(console.output.contains("frame    x 0, y 20, width 393, height 832"))
    #expect(console.output.contains("view in the screen.leading = the screen.leading (line 11)"))
    #expect(console.output.contains("view in the screen.top = the screen.top + 20 (line 14)"))
    #expect(!console.output.contains("open"))
  }

  @Test func whatIsOpenIsSaid() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(BadInputTests.xib(""), to: "Box.xib")
    let (_, console) = try await CapturedConsole.run("explain", path, "box")
    #expect(console.output.contains("open     top, height") || console.output.contains("open     height"))
  }

  @Test func aViewThatIsNotThereIsSaid() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(BadInputTests.xib(BadInputTests.top), to: "Box.xib")
    let (outcome, console) = try await CapturedConsole.run("explain", path, "bax")
    #expect(outcome == .incomplete)
    #expect(console.reports == ["\(path): error: no view is called “bax”; `snug layout` lists them"])
  }
}
