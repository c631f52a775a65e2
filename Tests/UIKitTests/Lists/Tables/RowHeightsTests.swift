import Foundation
import Testing

@testable import UIKit

/// Sums of row heights that change one by one, against plain addition.
@Suite struct RowHeightsTests {
  @Test func sumsAgreeWithAddition() {
    var state: UInt64 = 7
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    for count in [0, 1, 2, 3, 7, 8, 9, 100, 257] {
      var plain = (0..<count).map { _ in CGFloat(random(60)) }
      var heights = RowHeights(heights: plain)
      for _ in 0..<200 where count > 0 {
        let row = random(count)
        let height = CGFloat(random(90))
        plain[row] = height
        heights[row] = height
      }
      #expect(heights.total == plain.reduce(0, +))
      for row in 0...count {
        #expect(heights.offset(of: row) == plain[..<row].reduce(0, +))
      }
    }
  }

  @Test func theRowAtAPlaceHoldsThePlace() {
    let heights = RowHeights(heights: [10, 0, 20, 5])
    #expect(heights.row(at: -3) == 0)
    #expect(heights.row(at: 0) == 0)
    #expect(heights.row(at: 9.9) == 0)
    #expect(heights.row(at: 10) == 2)
    #expect(heights.row(at: 29.9) == 2)
    #expect(heights.row(at: 30) == 3)
    #expect(heights.row(at: 1000) == 3)
    #expect(RowHeights(heights: []).row(at: 0) == nil)
  }

  /// What a delegate may answer by mistake spoils no other row.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5]) func heightsThatAreNoneCountAsZero(height: CGFloat) {
    var heights = RowHeights(heights: [10, height, 20, 5])
    #expect(heights.total == 35)
    #expect(heights[1] == 0)
    heights[2] = height
    #expect(heights.total == 15)
    #expect(heights.row(at: 12) == 3)
    heights[1] = 7
    heights[2] = 8
    #expect((0...4).map { heights.offset(of: $0) } == [0, 10, 17, 25, 30])
  }

  @Test(arguments: [CGFloat.nan, .infinity]) func aTableWithSuchRowsHasAllOthers(height: CGFloat) {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var height: CGFloat = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 1 ? height : 50
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { height }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
    }
    let source = Source()
    source.height = height
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    #expect(table.contentSize.height.isFinite)
    // The row itself is as high as its content, as if the delegate had not answered.
    let heights = table.visibleCells.map(\.frame.height)
    #expect(heights.count == 5)
    #expect([0, 2, 3, 4].map { heights[$0] } == [50, 50, 50, 50])
    let tops = table.visibleCells.map(\.frame.minY)
    #expect(zip(zip(tops, tops.dropFirst()), heights).allSatisfy { abs($0.1 - $0.0 - $1) < 0.001 })
  }
}
