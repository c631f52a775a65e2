import Audit
import Testing

@testable import Differences

/// A difference as lines for a terminal.
struct DifferenceTextTests {
  private let finding = Finding(
    rule: "clipped-view", impact: .serious, outcome: .needsReview,
    at: Finding.Place(
      document: "Login.xib", line: 12, scene: SceneReference(id: "S", name: "Login"),
      view: ViewReference(id: "L", class: "UILabel", label: "label “Name”")),
    in: Finding.Extent(environments: ["a"], words: "everywhere", worst: "a"),
    words: Finding.Words(message: "It is cut.", because: [], fix: "Make it wider."))

  @Test func everyPartHasItsLines() {
    var scene = SceneDifference(scene: SceneReference(id: "S", name: "Login"), kind: .changed)
    scene.changes = [Change(kind: .changed, subject: "label “Name”", details: ["text “A” → “B”"], line: 12)]
    scene.moves = [
      FrameMove(
        view: "label “Name”", line: 12, environments: ["a", "b"], compared: 4, most: "iPhone SE, AX3",
        from: [20, 30, 100, 20], to: [20, 36, 80.5, 20])
    ]
    scene.newFindings = [finding]
    let difference = DocumentDifference(
      document: "Login.xib", formerName: "SignIn.xib", kind: .changed,
      changes: [Change(kind: .added, subject: "colour “Brand”", details: [], line: nil)], scenes: [scene])
    #expect(
      DifferenceText.lines(difference).joined(separator: "\n") == """
        SignIn.xib → Login.xib
          added    colour “Brand”
          Login
            changed  label “Name”  (line 12)
                     text “A” → “B”
            moves    label “Name”, in 2 of 4 environments  (line 12)
                     most on iPhone SE, AX3: y 30 → 36, width 100 → 80.5
            new      clipped-view (serious, to review): label “Name”: It is cut.  (line 12)
        """)
  }

  @Test func aDocumentWithoutADifferenceSaysSo() {
    let difference = DocumentDifference(document: "Login.xib", kind: .changed, changes: [], scenes: [])
    #expect(DifferenceText.lines(difference) == ["Login.xib", "  no change that shows"])
  }

  @Test func whatIsGoneIsNamedAfterTheScreen() {
    var scene = SceneDifference(scene: SceneReference(id: "S", name: "Login"), kind: .removed)
    scene.goneFindings = [finding]
    let difference = DocumentDifference(document: "Login.xib", kind: .removed, changes: [], scenes: [scene])
    #expect(
      DifferenceText.lines(difference) == [
        "Login.xib: removed", "  Login: removed",
        "    gone     clipped-view (serious, to review): label “Name”: It is cut.  (line 12)",
      ])
  }

  /// A name in a document makes no line of its own and moves no cursor.
  @Test func namesStayOnTheirLine() {
    let change = Change(kind: .added, subject: "label “a\n::error::b\u{1B}[2J”", details: [], line: nil)
    let difference = DocumentDifference(document: "A.xib", kind: .changed, changes: [change], scenes: [])
    let lines = DifferenceText.lines(difference)
    #expect(lines.count == 2)
    #expect(!lines[1].contains { $0 == "\n" || $0 == "\u{1B}" })
  }
}
