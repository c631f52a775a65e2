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

  @Test func aButtonThatIsTooSmallToTapIsFound() throws {
    let button = "relation=\"greaterThanOrEqual\" constant=\"50\" id=\"rrh-Kd-BSf\""
    let audit = try ExampleApp.battlePets.audit(
      "Base.lproj/Main.storyboard", replacing: button, with: "constant=\"20\" id=\"rrh-Kd-BSf\"")
    #expect(audit.contains("small-tap-target"))
  }

  /// An outlet that the class lacks stops the code, as in UIKit.
  @Test func aScreenThatTrapsCostsItselfOnly() throws {
    let run = try ExampleApp.battlePets.run(
      "layout", on: "Base.lproj/Main.storyboard", replacing: "property=\"nameLabel\"", with: "property=\"nameLable\"")
    let errors = run.errors.split(separator: "\n")
    #expect(errors.count == 1)
    #expect(
      errors.first?.contains(
        "Main.storyboard:63: error: laid out without its code, with which it could not be laid out (trap: ") == true)
    #expect(errors.first?.contains("this class is not key value coding-compliant for the key nameLable.") == true)
    #expect(run.output.contains("label “Sir Barks-a-Lot”"))
    #expect(run.output.contains("label “Most loved pet in all of the town”"))
    #expect(run.status == 2)
  }
}
