import Testing

@testable import snug

struct ExplainCommandTests {
  @Test func theConstraintsThatDecideAViewAreNamed() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(BadInputTests.xib(BadInputTests.top), to: "Box.xib")
    let (outcome, console) = try CapturedConsole.run("explain", path, "box")
    #expect(outcome == .success)
    #expect(console.output.contains("frame    x 0, y 20, width 393, height 832"))
    #expect(console.output.contains("view in the screen.leading = the screen.leading (line 11)"))
    #expect(console.output.contains("view in the screen.top = the screen.top + 20 (line 14)"))
    #expect(!console.output.contains("open"))
  }

  @Test func whatIsOpenIsSaid() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(BadInputTests.xib(""), to: "Box.xib")
    let (_, console) = try CapturedConsole.run("explain", path, "box")
    #expect(console.output.contains("open     top, height") || console.output.contains("open     height"))
  }

  @Test func aViewThatIsNotThereIsSaid() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(BadInputTests.xib(BadInputTests.top), to: "Box.xib")
    let (outcome, console) = try CapturedConsole.run("explain", path, "bax")
    #expect(outcome == .incomplete)
    #expect(console.reports == ["\(path): error: no view is called “bax”; `snug layout` lists them"])
  }
}
