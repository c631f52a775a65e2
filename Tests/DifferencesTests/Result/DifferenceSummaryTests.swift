import Audit
import Testing

@testable import Differences

/// The last line of a comparison.
struct DifferenceSummaryTests {
  private func difference(changes: Int = 0, moves: Int = 0) -> DocumentDifference {
    let change = Change(kind: .changed, subject: "label", details: [], line: nil)
    let move = FrameMove(
      view: "label", line: 1, environments: ["a"], compared: 1, most: "iPhone", from: [0, 0, 1, 1], to: [0, 1, 1, 1])
    var scene = SceneDifference(scene: SceneReference(id: "S", name: "Login"), kind: .changed)
    scene.changes = Array(repeating: change, count: changes)
    scene.moves = Array(repeating: move, count: moves)
    return DocumentDifference(
      document: "Login.xib", kind: .changed, changes: [], scenes: scene.isEmpty ? [] : [scene])
  }

  private func words(_ differences: [DocumentDifference]) -> String {
    var summary = DifferenceSummary()
    differences.forEach { summary.add($0) }
    return summary.words
  }

  @Test func nothingThatShows() {
    #expect(words([]) == "No change that shows.")
    #expect(words([difference(), difference()]) == "No change that shows.")
  }

  @Test func oneOfAKindIsSaidInTheSingular() {
    #expect(words([difference(changes: 1, moves: 1)]) == "1 document differs: 1 change, 1 view moves.")
  }

  @Test func documentsAreAddedUp() {
    #expect(
      words([difference(changes: 2), difference(), difference(changes: 1, moves: 2)])
        == "2 documents differ: 3 changes, 2 views move.")
  }

  @Test func aDocumentThatIsNewDiffersWithoutScreens() {
    #expect(
      words([DocumentDifference(document: "New.xib", kind: .added, changes: [], scenes: [])]) == "1 document differs.")
  }
}
