import Audit
import Environments
import Foundation
import InterfaceBuilder
import Testing

@testable import snug

struct CompactReportTests {
  static let cells = ["L", "AX3", "AX5"].map { size in
    var phone = Device.canvas(size: CGSize(width: 320, height: 568.5))
    (phone.id, phone.name) = ("other", "another phone")
    return Environment(
      device: phone, contentSizeCategory: TextSize.categories[TextSize.rank(size)], contrast: .increased,
      isTextBold: true, content: .long)
  }

  private func finding(in environments: [String]) -> Finding {
    Finding(
      rule: "truncated-text", impact: .serious, outcome: .violation,
      at: Finding.Place(
        document: "Login.xib", line: 12, scene: SceneReference(id: "S-1", name: "Login"),
        view: ViewReference(id: "L-1", class: "UILabel", label: "label")),
      variant: "0", in: Finding.Extent(environments: environments, words: "everywhere", worst: Self.cells[0].id),
      words: Finding.Words(message: "It is cut off.", because: ["it is"], fix: "Mend it."))
  }

  private func report(_ listed: [[Int]]) -> DocumentReport {
    let ids = Self.cells.map(\.id)
    return DocumentReport(
      document: "Login.xib", faults: [DocumentFault(line: 1, message: "damage")], environments: Self.cells,
      screens: [
        ScreenReport(
          scene: SceneReference(id: "S-1", name: "Login"), environments: ids,
          findings: listed.map { finding(in: $0.map { ids[$0] }) }, notChecked: []),
        ScreenReport(
          scene: SceneReference(id: "S-2", name: "List"), environments: [ids[1]], findings: [finding(in: [ids[1]])],
          notChecked: [NotChecked(subject: "a", reason: "b", line: nil)]),
      ])
  }

  @Test(arguments: [[], [[0, 1, 2]], [[0], [], [1, 2], [0, 2]]]) func nothingIsLost(listed: [[Int]]) throws {
    let report = report(listed)
    #expect(try CompactReport(bytes: CompactReport(report).bytes).whole == report)
  }

  @Test func aDocumentWithoutScreensIsKept() throws {
    let report = DocumentReport(document: "Empty.xib")
    #expect(try CompactReport(bytes: CompactReport(report).bytes).whole == report)
  }
}
