import Foundation
import Testing

@testable import Drawing

/// Which boxes of two pictures show the same.
struct BoxMatchingTests {
  private func fill(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: UInt32 = 0xFFFF_0000)
    -> PictureBox
  { PictureBox(kind: .fill, rect: CGRect(x: x, y: y, width: width, height: height), color: color) }

  private func ink(_ x: Double, _ y: Double, _ width: Double, _ height: Double = 12) -> PictureBox {
    PictureBox(kind: .ink, rect: CGRect(x: x, y: y, width: width, height: height))
  }

  private func distances(_ expected: [PictureBox], _ actual: [PictureBox]) -> [Double?] {
    BoxMatching(expected: expected, actual: actual).matches.map(\.distance)
  }

  @Test func theDistanceIsThatOfTheFurthestSide() {
    #expect(distances([fill(10, 10, 50, 20)], [fill(12, 10, 51, 20)]) == [3])
    #expect(distances([ink(10, 10, 50)], [ink(10, 9, 50)]) == [1])
  }

  @Test func fillsOfOneColourBelongTogether() {
    let blue: UInt32 = 0xFF00_00FF
    let matches = BoxMatching(
      expected: [fill(0, 0, 20, 20), fill(0, 10, 20, 20, blue)], actual: [fill(0, 8, 20, 20), fill(0, 2, 20, 20, blue)]
    ).matches
    #expect(matches.map(\.distance) == [8, 8])
    #expect(matches.map(\.hasOtherColor) == [false, false])
    let other = BoxMatching(expected: [fill(0, 0, 20, 20)], actual: [fill(0, 1, 20, 20, blue)]).matches
    #expect(other.map(\.distance) == [1])
    #expect(other.map(\.hasOtherColor) == [true])
  }

  @Test func aBoxThatOnlyOnePictureHasHasNoDistance() {
    #expect(distances([fill(0, 0, 20, 20)], []) == [nil])
    #expect(distances([], [ink(0, 0, 20)]) == [nil])
    #expect(distances([ink(0, 0, 20)], [ink(0, 50, 60)]) == [nil, nil])
  }

  @Test func wordsOfALineAreComparedAsAWhole() {
    #expect(distances([ink(0, 0, 100)], [ink(0, 0, 40), ink(50, 1, 50, 11)]) == [0])
    #expect(distances([ink(0, 0, 40), ink(50, 0, 50)], [ink(0, 0, 100)]) == [0])
  }

  @Test func textThatMovedFarBelongsToTextOfItsSize() {
    #expect(distances([ink(0, 0, 40), ink(0, 80, 70)], [ink(0, 30, 41), ink(50, 0, 70)]) == [80, 30])
  }
}
