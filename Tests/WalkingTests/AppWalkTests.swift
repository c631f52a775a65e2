import Testing

@testable import Walking

/// A walk finds the screens breadth first, and walks on only from new ones.
struct AppWalkTests {
  /// An app by its screens: what is tapped on each, and the screen that it leads to.
  private typealias App = [String: KeyValuePairs<String, String>]

  private static func step(_ name: String) -> WalkStep { WalkStep(control: 0, name: name) }

  /// Walks through an app from the screen `Start` on.
  private func walk(_ app: App, limits: AppWalk.Limits = AppWalk.Limits()) -> AppWalk {
    var walk = AppWalk(limits: limits)
    while !walk.nextWays.isEmpty {
      for way in walk.nextWays {
        let end = way.reduce("Start") { screen, step in
          app[screen]?.first { $0.key == step.name }?.value ?? screen
        }
        walk.record(
          WalkState(structure: end, name: end, steps: app[end]?.map { Self.step($0.key) } ?? []), after: way)
      }
      walk.endRound()
    }
    return walk
  }

  private func words(_ walk: AppWalk) -> [String] { walk.screens.map { "\($0.name): \($0.words)" } }

  @Test func theShortestWayToEachScreenIsKept() {
    let walk = walk([
      "Start": ["a": "List", "b": "Settings"], "List": ["row": "Detail", "gear": "Settings"],
      "Settings": ["about": "About", "back": "Start"], "Detail": ["about": "About"],
    ])
    #expect(
      words(walk) == [
        "List: “a”", "Settings: “b”", "Detail: “a” › “row”", "About: “b” › “about”",
      ])
    // The first screen, two taps on it, four on the screens behind it, one on the detail.
    #expect(walk.ways == 8)
    #expect(walk.reachedLimits == [])
  }

  /// Walks through an app whose first screen is a list of rows that look alike.
  ///
  /// - Parameter ends: the screens to which the rows lead; `nil` for a row that leads nowhere.
  private func walkThroughList(_ ends: [String?]) -> AppWalk {
    var walk = AppWalk()
    let rows = ends.indices.map { index in
      WalkStep(item: WalkStep.Item(list: 0, section: 0, item: index, kind: "cell"), name: "\(index)")
    }
    walk.record(WalkState(structure: "List", name: "List", steps: rows), after: [])
    walk.endRound()
    while !walk.nextWays.isEmpty {
      for way in walk.nextWays {
        let end = way.last?.item.flatMap { ends[$0.item] } ?? "List"
        walk.record(WalkState(structure: end, name: end, steps: []), after: way)
      }
      walk.endRound()
    }
    return walk
  }

  /// A form that looks otherwise after each tap, and a way past it. corona-warn-app has such a form in its introduction.
  @Test func otherControllersComeBeforeFurtherStatesOfOne() {
    var walk = AppWalk()
    walk.record(WalkState(structure: "Start", name: "Start", steps: [Self.step("form"), Self.step("1")]), after: [])
    walk.endRound()
    var rounds: [[String]] = []
    while !walk.nextWays.isEmpty, rounds.count < 12 {
      for way in walk.nextWays {
        let isForm = way.first?.name == "form"
        let name = isForm ? "Form" : "Page"
        let words = way.map(\.name).joined()
        let steps = isForm ? ["a", "b"] : way.count < 6 ? ["1"] : []
        walk.record(
          WalkState(structure: words, name: name, steps: steps.map(Self.step), classes: [isForm ? "Form" : words]),
          after: way)
      }
      rounds.append(walk.nextWays.map { $0.map(\.name).joined() })
      walk.endRound()
    }
    // After four states of the form, only the pages are walked on from, to the end.
    #expect(rounds[1] == ["forma", "formb", "11"])
    #expect(rounds[2].count == 5)
    #expect(rounds[3...5].allSatisfy { $0.filter { $0.hasPrefix("form") }.count <= 2 })
    #expect(rounds.joined().contains("111111"))
    #expect(walk.screens.filter { $0.name.hasPrefix("Form") }.count > 4)
  }

  @Test func ofRowsThatLeadToTheSameScreenThreeAreTried() {
    let walk = walkThroughList(Array(repeating: "Message", count: 12))
    #expect(words(walk) == ["Message: “0”"])
    #expect(walk.ways == 1 + 3)
  }

  @Test func allRowsAreTriedIfTheFirstOnesLeadToDifferentScreens() {
    let walk = walkThroughList(["Account", "Account", "Sounds", "Sounds", "Privacy", "About"])
    #expect(words(walk) == ["Account: “0”", "Sounds: “2”", "Privacy: “4”", "About: “5”"])
    #expect(walk.ways == 1 + 6)
  }

  @Test func allRowsAreTriedIfTheFirstOnesLeadNowhere() {
    let walk = walkThroughList([nil, nil, nil, nil, "About"])
    #expect(words(walk) == ["About: “4”"])
    #expect(walk.ways == 1 + 5)
  }

  @Test func rowsThatLookDifferentAreAllTried() {
    var walk = AppWalk()
    let rows = (0..<8).map { index in
      WalkStep(item: WalkStep.Item(list: 0, section: 0, item: index, kind: "cell \(index)"), name: "\(index)")
    }
    walk.record(WalkState(structure: "List", name: "List", steps: rows), after: [])
    walk.endRound()
    #expect(walk.nextWays.count == 8)
  }

  @Test func whatNoWayHasShownIsListed() {
    var walk = AppWalk()
    walk.record(
      WalkState(
        structure: "a", name: "Home", steps: [Self.step("b")], classes: ["Root", "Home"],
        declaredClasses: ["Root", "Home", "Settings", "Detail", "About"]), after: [])
    walk.endRound()
    // A screen that counts as a known one still shows its controller.
    walk.record(WalkState(structure: "a", name: "Detail", steps: [], classes: ["Detail"]), after: [Self.step("b")])
    #expect(walk.unreachedClasses == ["About", "Settings"])
  }

  @Test func anAppWithoutTapsHasOneScreen() {
    #expect(words(walk([:])) == [])
    #expect(walk([:]).ways == 1)
    #expect(walk([:]).first == Walk(name: "First screen", steps: []))
  }

  @Test func screensOfTheSameNameGetNumbers() {
    var walk = AppWalk()
    for (index, name) in ["Item", "Item", "Item 3", "Item", "First screen"].enumerated() {
      let state = WalkState(structure: "\(index)", name: name, steps: [])
      walk.record(state, after: index == 0 ? [] : [Self.step("\(index)")])
    }
    #expect(walk.screens.map(\.name) == ["Item 2", "Item 3", "Item 4", "First screen 2"])
  }

  /// Each screen leads to a new one, without end.
  @Test func aWalkWithoutEndIsCutShort() {
    func endless(_ limits: AppWalk.Limits) -> AppWalk {
      var walk = AppWalk(limits: limits)
      while !walk.nextWays.isEmpty {
        for way in walk.nextWays {
          let state = WalkState(
            structure: way.map(\.name).joined(), name: "Screen", steps: [Self.step("a"), Self.step("b")])
          walk.record(state, after: way)
        }
        walk.endRound()
      }
      return walk
    }
    var limits = AppWalk.Limits()
    limits.depth = 3
    #expect(endless(limits).screens.count == 2 + 4 + 8)
    #expect(endless(limits).reachedLimits == [.taps])
    limits = AppWalk.Limits()
    limits.screens = 10
    #expect(endless(limits).screens.count == 9)
    #expect(endless(limits).reachedLimits == [.screens])
    limits = AppWalk.Limits()
    limits.ways = 20
    #expect(endless(limits).ways == 20)
    #expect(endless(limits).reachedLimits == [.ways])
  }

  @Test func aWayThatFailsLeadsNowhere() {
    var walk = AppWalk()
    walk.record(WalkState(structure: "a", name: "Start", steps: [Self.step("trap"), Self.step("on")]), after: [])
    walk.endRound()
    walk.fail([Self.step("trap")], because: "trap: no value")
    walk.record(WalkState(structure: "b", name: "Next", steps: []), after: [Self.step("on")])
    walk.endRound()
    #expect(walk.screens.map(\.name) == ["Next"])
    #expect(walk.failures.map(\.reason) == ["trap: no value"])
    #expect(walk.nextWays.isEmpty)
  }

  /// The way to a screen with many taps that lead nowhere ends by itself.
  @Test func aCompleteWalkIsNotCutShort() {
    var limits = AppWalk.Limits()
    limits.depth = 1
    #expect(walk(["Start": ["a": "List", "b": "Settings"]], limits: limits).reachedLimits == [])
  }

  /// Without time for the other ways, the screens so far are kept.
  @Test func aWalkEndsWhenItsTimeIsOver() {
    var walk = AppWalk()
    walk.record(WalkState(structure: "a", name: "Start", steps: [Self.step("b"), Self.step("c")]), after: [])
    walk.endRound()
    walk.record(WalkState(structure: "b", name: "B", steps: [Self.step("d")]), after: [Self.step("b")])
    walk.stop(after: 1)
    #expect(walk.screens.map(\.name) == ["B"])
    #expect(walk.ways == 2)
    #expect(walk.reachedLimits == [.seconds])
    #expect(walk.nextWays == [])
  }

  /// A page of the web is no screen of the app. Each address is listed with the first way that opens it.
  @Test func whatIsOpenedOutsideOfTheAppIsListed() {
    var walk = AppWalk()
    walk.record(
      WalkState(structure: "a", name: "Start", steps: ["b", "c", "d"].map(Self.step), opened: ["https://one.example"]),
      after: [])
    walk.endRound()
    walk.record(WalkState(structure: "a", name: "Start", steps: [], opened: ["tel:1"]), after: [Self.step("b")])
    walk.record(
      WalkState(
        structure: "page", name: "Page", steps: [Self.step("x")], opened: ["https://two.example"], isOutside: true),
      after: [Self.step("c")])
    walk.record(WalkState(structure: "a", name: "Start", steps: [], opened: ["tel:1"]), after: [Self.step("d")])
    walk.endRound()
    #expect(walk.openings.map(\.address) == ["https://one.example", "tel:1", "https://two.example"])
    #expect(walk.openings.map(\.way.words) == ["", "“b”", "“c”"])
    #expect(walk.screens.isEmpty)
    #expect(walk.nextWays == [])
  }
}
