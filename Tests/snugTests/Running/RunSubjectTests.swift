import Testing

@testable import snug

/// After a crash, a scene is tried again with less: with empty values, without code, not at all.
struct RunSubjectTests {
  private let document = FoundDocument(path: "Main.storyboard", name: "Main")
  private let handedOver =
    "could not be laid out (trap: Page.swift:7: Unexpectedly found nil while implicitly unwrapping an Optional value)"
  private let other = "could not be laid out (trap: Page.swift:9: Index out of range)"

  @Test func whatOtherCodeHandsOverIsEmptyAtFirst() throws {
    let again = try #require(document.leavingOut("a", because: handedOver))
    #expect(again.scenesWithEmptyValues == ["a"])
    #expect(again.scenesWithoutCode.isEmpty)
  }

  @Test(arguments: ["init(coder:) has not been implemented", "Not implemented", "init not implemented"])
  func theArgumentsOfAnotherInitializerAreEmptyAtFirst(_ words: String) {
    let again = document.leavingOut("a", because: "could not be laid out (trap: Page.swift:7: \(words))")
    #expect(again?.scenesWithEmptyValues == ["a"])
  }

  @Test func thenTheCodeDoesNotRun() throws {
    let again = document.leavingOut("a", because: handedOver)?.leavingOut("a", because: handedOver)
    #expect(again?.scenesWithEmptyValues == [])
    #expect(again?.scenesWithoutCode == ["a": "laid out without its code, with which it \(handedOver)"])
  }

  @Test func thenTheSceneIsLeftOut() {
    let again = document.leavingOut("a", because: other)?.leavingOut("a", because: handedOver)
    #expect(again?.leftOutScenes == ["a": handedOver])
    #expect(again?.scenesWithoutCode == [:])
    #expect(again?.leavingOut("a", because: other) == nil)
  }

  /// A test that ends the program runs on the device that it expects. If that does not help, its screen is left out.
  @Test func aTestRunsOnItsOwnDevice() throws {
    var document = FoundDocument(path: "FormTests.swift", name: "FormTests")
    let name = TestName(library: .xctest, suite: "FormTests", function: "testForm", identifier: "")
    document.tests = [TestScreen(name: "FormTests.testForm", test: name, snapshot: "testForm.1", line: 3)]
    let again = try #require(document.leavingOut("FormTests.testForm.controller", because: other))
    #expect(again.tests.first?.reasonForOwnDevice == other)
    #expect(again.leftOutScenes.isEmpty)
    let last = again.leavingOut("FormTests.testForm.controller", because: other)
    #expect(last?.leftOutScenes == ["FormTests.testForm.controller": other])
  }

  @Test func emptyValuesDoNotHelpAgainstOtherTraps() {
    #expect(document.leavingOut("a", because: other)?.scenesWithEmptyValues == [])
  }
}
