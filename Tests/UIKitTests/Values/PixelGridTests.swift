import Testing

@testable import UIKit

/// Positions are rounded to the nearest pixel, halves up. The pairs of solved and stored positions are published.
@Suite struct PixelGridTests {
  @Test(
    arguments: [
      (1, 0.5, 1), (1, 0.49, 0), (2, 950.25, 950.5), (2, 950.2, 950), (2, 173.25, 173.5), (3, 1.0 / 6, 1.0 / 3),
      (2, -0.25, 0), (2, -0.26, -0.5),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func nearest(_ scale: CGFloat, _ value: CGFloat, _ expected: CGFloat) {
    #expect(PixelGrid(scale: scale).nearest(value) == expected)
  }

  @Test(
    arguments: [
      (2, 20.287, 20.5), (3, 20.287, 61.0 / 3), (1, 20.287, 21), (2, 20.5, 20.5), (3, 173.25, 520.0 / 3),
      (3, 173.5, 521.0 / 3),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func up(_ scale: CGFloat, _ value: CGFloat, _ expected: CGFloat) {
    #expect(PixelGrid(scale: scale).up(value) == expected)
  }

  @Test func edgesAreRoundedNotSizes() {
    let rect = PixelGrid(scale: 1).nearest(CGRect(x: 0.4, y: 0.5, width: 10.2, height: 10.2))
    #expect(rect == CGRect(x: 0, y: 1, width: 11, height: 10))
  }

  @Test func aScaleThatIsNoneCountsAsOne() {
    #expect(PixelGrid(scale: 0).nearest(1.4) == 1)
    #expect(PixelGrid(scale: .nan).nearest(1.4) == 1)
  }
}
