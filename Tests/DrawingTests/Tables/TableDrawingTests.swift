import Foundation
import Testing
import UIKit

@testable import Drawing

/// The lines below the last row of a table.
@Suite struct TableDrawingTests {
  /// How many lines an empty table of 200 points has.
  private func lines(_ change: (UITableView) -> Void) throws -> Int {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), style: .plain)
    table.fillerRowHeight = 50
    table.separatorColor = .black
    table.separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    change(table)
    let canvas = try Canvas(size: table.bounds.size, scale: 1)
    ScreenRenderer().draw(Screen(table), on: canvas)
    return (0..<200).count { (canvas.color(at: CGPoint(x: 50.5, y: Double($0) + 0.5))?.luma ?? 1) < 0.95 }
  }

  @Test func aPlainTableHasALinePerEmptyRow() throws {
    #expect(try lines { _ in } == 4)
  }

  @Test func aFooterEndsTheRows() throws {
    #expect(try lines { $0.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 0)) } == 0)
  }

  @Test func withoutSeparatorsThereAreNone() throws {
    #expect(try lines { $0.separatorStyle = .none } == 0)
  }
}
