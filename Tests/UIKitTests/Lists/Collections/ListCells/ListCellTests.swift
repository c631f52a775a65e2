import Foundation
import Testing
import UIKit

/// Rows of lists in collection views.
@MainActor struct ListCellTests {
  private func cell(_ accessories: [UICellAccessory] = [], level: Int = 0) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.accessories = accessories
    cell.indentationLevel = level
    cell.layoutIfNeeded()
    return cell
  }

  @Test func withoutAccessoriesTheContentFillsTheRow() {
    #expect(cell().contentView.frame == CGRect(x: 0, y: 0, width: 300, height: 44))
  }

  @Test func indentationMovesTheLeadingEdge() {
    #expect(cell(level: 2).contentView.frame == CGRect(x: 32, y: 0, width: 268, height: 44))
  }

  /// What the content loses is the accessory, and the room to the edge of the row.
  @Test func anAccessoryTakesRoomAtTheTrailingEdge() {
    let cell = cell([.disclosureIndicator()])
    #expect(cell.contentView.frame.minX == 0)
    #expect(cell.contentView.frame.width < 300 - 16)
    let accessory = cell.subviews.first { $0 !== cell.contentView && $0.frame.minX >= cell.contentView.frame.maxX }
    #expect(accessory?.frame.maxX == 284)
  }

  @Test func aRowFromRightToLeftIsTheMirrorImage() {
    let (plain, mirrored) = (cell([.disclosureIndicator()], level: 1), cell([.disclosureIndicator()], level: 1))
    mirrored.semanticContentAttribute = .forceRightToLeft
    mirrored.setNeedsLayout()
    mirrored.layoutIfNeeded()
    #expect(mirrored.contentView.frame.minX == 300 - plain.contentView.frame.maxX)
    #expect(mirrored.contentView.frame.width == plain.contentView.frame.width)
  }
}
