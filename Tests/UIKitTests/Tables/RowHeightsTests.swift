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
}
