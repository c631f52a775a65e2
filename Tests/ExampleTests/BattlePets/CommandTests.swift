import Testing

/// The commands load the app's storyboard with the app's code.
struct BattlePetsCommandTests {
  @Test func tablesAreFilled() throws {
    let layout = try ExampleApp.battlePets.snug("layout").output
    #expect(layout.contains("table view cell 1 of 3 in the screen"))
    #expect(layout.contains("label “Sir Barks-a-Lot”"))
    #expect(layout.contains("label “Most loved pet in all of the town”"))
  }

  @Test func viewsOfCodeHaveTheNamesOfTheirProperties() throws {
    let layout = try ExampleApp.battlePets.snug("layout", ["--format", "json"]).output
    #expect(layout.contains(#""id":"zvT-m7-S1g.BattleCell.nameLabel""#))
    #expect(layout.contains(#""id":"pQ7-3n-KsE.rows[5].pointsLabel""#))
  }

  @Test func theAuditJudgesWhatCodeShows() throws {
    let audit = try ExampleApp.battlePets.snug("audit", ["--review", "--all"])
    #expect(audit.errors == "")
    #expect(audit.output.contains("label “Sleeps for twenty hours a day and spend…”  truncated-text"))
    #expect(!audit.output.contains("the document's placeholder"))
  }
}
