import Foundation
import TestSupport
import Testing

/// A walk finds every screen of the examples, without a word of configuration.
struct WalkTests {
  private func walk(_ app: ExampleApp, _ command: String = "layout") throws -> [String] {
    let run = try app.snug(command, ["--walk"])
    return run.errors.split(separator: "\n").map { line in
      String(line.split(separator: "AppDelegate.swift: ", maxSplits: 1).last ?? line)
    }
  }

  @Test func battlePets() throws {
    #expect(
      try walk(.battlePets) == [
        "the walk reached 3 screens beyond the first one, by 18 ways",
        "“Opponents” by “Battle”",
        "“Achievements” by “Achievements”",
        "“Score Card” by “Battle” › “Battle”",
      ])
  }

  @Test func autoLayoutGuide() throws {
    #expect(
      try walk(.autoLayoutGuide) == [
        "the walk reached 8 screens beyond the first one, by 21 ways",
        "“HelloViewController” by “Hello”",
        "“SignInViewController” by “Sign in”",
        "“Plain views” by “Views”",
        "“Image views” by “Image views”",
        "“Text views” by “Text views”",
        "“DetailViewController” by “Detail”",
        "“DetailLevel99ViewController” by “Detail, level 99”",
        "“Sign up” by “Hello” › “Sign Up”",
      ])
  }

  @Test func sameFontSize() throws {
    #expect(
      try walk(.sameFontSize) == [
        "the walk reached 2 screens beyond the first one, by 16 ways",
        "“ButtonsViewController” by “Buttons”",
        "“GroupViewController” by “Group”",
      ])
  }

  @Test func stackHeights() throws {
    #expect(
      try walk(.stackHeights) == [
        "the walk reached 1 screen beyond the first one, by 5 ways",
        "“ProportionalHeightsViewController” by “Proportional”",
      ])
  }

  /// The score card gets its pet from the screen before, which the document alone does not know.
  @Test func aReachedScreenHasTheDataOfTheScreenBefore() throws {
    let run = try ExampleApp.battlePets.snug("layout", ["--walk"])
    let card = try #require(run.output.split(separator: "Score Card").dropFirst().first)
    #expect(card.contains("Whiskers won, because Sir Barks-a-Lot"))
    #expect(run.status == 0)
  }

  @Test func twoRunsGiveTheSame() throws {
    let (first, second) = (
      try ExampleApp.battlePets.snug("layout", ["--walk", "--format", "json"]),
      try ExampleApp.battlePets.snug("layout", ["--walk", "--format", "json", "--jobs", "1"])
    )
    #expect(first.output == second.output)
    #expect(first.errors == second.errors)
  }

  /// Pictures, recordings and the run file, with one process or with several.
  @Test func twoRunsWriteTheSameFiles() throws {
    func files(_ jobs: String) throws -> [String: Data] {
      let folder = try TemporaryFolder()
      for (command, options) in [("audit", ["-o", "audited"]), ("render", ["-o", "drawn"])] {
        _ = try ExampleApp.battlePets.snug(
          command, ["--walk", "--jobs", jobs] + options.map { $0 == "-o" ? $0 : folder.path($0) })
      }
      let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      let contents = paths.compactMap { path in
        (try? Data(contentsOf: folder.url.appending(path: path))).map { (path, $0) }
      }
      return Dictionary(uniqueKeysWithValues: contents)
    }
    let (one, several) = (try files("1"), try files("3"))
    #expect(one == several)
    let drawn = one.keys.filter { $0.hasSuffix(".png") && $0.contains("AppDelegate") }.sorted()
    #expect(drawn.count == 4)
    #expect(one["audited/run.jsonl"] != nil)
  }

  /// The screen with which the app begins is one of the map: it stands in its container, which the storyboard alone does not know.
  @Test func theFirstScreenIsAScreenOfTheWalk() throws {
    let run = try ExampleApp.battlePets.snug("layout", ["--walk"])
    #expect(run.output.contains("AppDelegate.swift  First screen  "))
  }
}
