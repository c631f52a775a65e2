import Reports
import Testing

/// A walk in lines of text.
struct WalkRecordTests {
  @Test func theLinesSayWhatWasReachedAndWhatWasNot() {
    let walk = WalkRecord(
      document: "App.swift",
      screens: [
        WalkRecord.Screen(name: "Menu", parent: nil, steps: ["“Open”"]),
        WalkRecord.Screen(name: "Photo", parent: "Menu", steps: ["“Open”", "long press on “Photo”"]),
      ], ways: 9, failures: ["“Buy”: trap"], unreached: ["Settings"],
      openings: [
        WalkRecord.Opening(address: "https://example.org", parent: nil, steps: []),
        WalkRecord.Opening(address: "app-settings:", parent: "Menu", steps: ["“Open”", "“Settings”"]),
      ], unanswered: ["https://api.example.org/pets"])
    #expect(
      walk.lines == [
        "the walk reached 2 screens beyond the first one, by 9 ways", "“Menu” by “Open”",
        "“Photo” by “Open” › long press on “Photo”", "the launch opens https://example.org (not followed)",
        "“Open” › “Settings” opens app-settings: (not followed)", "1 view controller was not reached: Settings",
        "requests to 1 address got no answer (walk.responses in .snug.yml can give one): https://api.example.org/pets",
        "walk: “Buy”: trap",
      ])
  }

  @Test func theLimitsThatEndedAWalkAreNamed() {
    func words(_ limits: [String]) -> String {
      WalkRecord(document: "App.swift", screens: [], ways: 1, limits: limits).words
    }
    #expect(words([]) == "the walk reached 0 screens beyond the first one, by 1 ways")
    #expect(
      words(["taps", "seconds"]) == """
        the walk reached 0 screens beyond the first one, by 1 ways; there may be more, but walk.taps and walk.seconds \
        ended the walk
        """)
  }
}
