import Testing

@testable import UIKit

struct ByWidthTests {
  /// Interface Builder stores widths half a point above 375 for the columns of split views.
  @Test(arguments: [(320, 16), (375, 16), (375.5, 16), (375.75, 20), (414, 20)])
  func theLimitBelongsToTheNarrowSide(width: CGFloat, length: CGFloat) {
    #expect(LayoutPolicy.ByWidth(narrow: 16, wide: 20).value(forWidth: width) == length)
  }

  @Test func theLimitCanBeAnotherOne() {
    let margin = LayoutPolicy.ByWidth(narrow: 16, wide: 20, limit: 393)
    #expect(margin.value(forWidth: 393) == 16)
    #expect(margin.value(forWidth: 394) == 20)
  }
}
