import TestSupport
import Testing

@testable import snug

@MainActor
struct ViewExplanationTests {
  @Test func theConstraintsThatDecideAViewAreNamed() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(BadInputTests.xib(BadInputTests.top), to: "Box.xib")
    let (outcome, console) = try await CapturedConsole.run("explain", path, "box")
    #expect(outcome == .success)
    #expect(
      console.output == """
        view in the screen  \(path):8
          Box, iPhone 16, L
          frame    x 0, y 20, width 393, height 832
          where    view: view in the screen (line 8)
          across
            view.leading = the screen.leading = 0 (line 11)
            view.trailing = the screen.trailing = 393 (line 12)
            view.width = view.trailing − view.leading = 393 − 0 = 393
          down
            view.top = the screen.top + 20 = 0 + 20 = 20 (line 14)
            view.bottom = the screen.bottom = 852 (line 13)
            view.height = view.bottom − view.top = 852 − 20 = 832

        """)
  }

  /// A view may be named as other commands name it, with the quotation marks of a keyboard.
  @Test(arguments: [
    "view in the screen", "the screen",
  ])
  func wordsOfFindings(name: String) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(BadInputTests.xib(BadInputTests.top), to: "Box.xib")
    let (outcome, console) = try await CapturedConsole.run("explain", path, name)
    #expect(outcome == .success)
    #expect(console.output.hasPrefix("\(name)  "))
  }

  @Test func whatIsOpenIsSaid() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(BadInputTests.xib(""), to: "Box.xib")
    let (_, console) = try await CapturedConsole.run("explain", path, "box")
    let open = "    view.height is open: no constraint decides it; layout takes 0, and any value from 0 up would do\n"
    #expect(console.output.contains(open))
    #expect(console.output.contains("\n  open     top, height\n"))
  }

  @Test func whatAnInequalityHoldsOffAndWhatIsNotMetAreSaid() async throws {
    let folder = try TemporaryFolder()
    let constraints = """
      <constraint firstItem="box" firstAttribute="top" relation="greaterThanOrEqual" secondItem="screen" \
      secondAttribute="top" constant="20" id="d"/>
      <constraint firstItem="box" firstAttribute="height" constant="900" priority="750" id="h"/>
      """
    let path = try folder.write(BadInputTests.xib(constraints), to: "Box.xib")
    let (_, console) = try await CapturedConsole.run("explain", path, "box")
    let output = console.output
    #expect(
      output.hasSuffix(
        """
          down
            view.top ≥ the screen.top + 20 = 0 + 20 = 20 (line 14), at its limit against view.height = 900, priority 750 (line 15)
            view.bottom = the screen.bottom = 852 (line 13)
            view.height = view.bottom − view.top = 852 − 20 = 832
          not met
            view in the screen.height = 900, priority 750 (line 15) is off by 68, because of
              the screen.height = 852
              the screen.bottom = view in the screen.bottom (line 13)
              view in the screen.top ≥ the screen.top + 20 (line 14)

        """), "\(output)")
  }

  @Test func aConflictNamesItsConstraintsTheBrokenOneAndWhy() async throws {
    let folder = try TemporaryFolder()
    let width = """
      <constraint firstItem="box" firstAttribute="width" constant="420" id="w"/>
      """
    let path = try folder.write(BadInputTests.xib(BadInputTests.top + width), to: "Box.xib")
    let (_, console) = try await CapturedConsole.run("explain", path, "box")
    #expect(
      console.output.hasSuffix(
        """
          broken
            these 3 required constraints contradict each other:
              view in the screen.leading = the screen.leading (line 11)
              the screen.trailing = view in the screen.trailing (line 12)
              view in the screen.width = 420 (line 14)
            broken: view in the screen.width = 420 (line 14); a constant size is broken first

        """))
  }

  @Test func aViewThatIsNotThereIsSaid() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(BadInputTests.xib(BadInputTests.top), to: "Box.xib")
    let (outcome, console) = try await CapturedConsole.run("explain", path, "bax")
    #expect(outcome == .incomplete)
    #expect(console.reports == ["\(path): error: no view is called “bax”; `snug layout` lists them"])
  }
}
