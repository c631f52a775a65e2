import Testing
import Walking

@testable import snug

/// A worker process takes back from its arguments what the program has put in.
struct WorkerProgramTests {
  @Test func theStartOfAnAppArrives() {
    var program = WorkerProgram(executable: "app", arguments: [WorkerProgram.argument, "layout", "App"])
    program.start.arguments = ["--launch", "none", "-mode"]
    program.start.defaults = ["seen": .flag(true), "count": .integer(3), "names": .list(["a", "--b"])]
    program.launch = .delegate
    var arguments = Array(program.writing(below: "/out").arguments(writingBelow: ["/home"]).dropFirst())
    // The app finds its launch arguments as they are, one behind the other.
    #expect(Array(arguments[2...5]) == ["3", "--launch", "none", "-mode"])
    #expect(WorkerProgram.takeStart(from: &arguments) == program.start)
    #expect(WorkerProgram.takeLaunch(from: &arguments) == .delegate)
    #expect(WorkerProgram.takeWritableFolders(from: &arguments) == ["/out", "/home"])
    #expect(arguments == ["layout", "App"])
  }

  @Test(arguments: [[], ["layout"], ["--start"], ["--start", "{}", "2", "a"], ["--start", "{}", "-1"]])
  func otherArgumentsStay(_ given: [String]) {
    var arguments = given
    #expect(WorkerProgram.takeStart(from: &arguments) == AppStart())
    #expect(arguments == given)
  }
}
