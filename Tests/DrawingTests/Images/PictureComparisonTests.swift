import Foundation
import Testing
import UIKit

@testable import Drawing

/// Comparison of pictures.
@Suite struct PictureComparisonTests {
  /// A picture of 20 × 10 pixels of one colour, with a square of 2 × 2 in another one.
  private func picture(_ color: Color, square: Color? = nil, width: Double = 20) throws -> Data {
    let canvas = try Canvas(size: CGSize(width: width, height: 10), scale: 1)
    canvas.fill(CGRect(x: 0, y: 0, width: width, height: 10), color)
    if let square { canvas.fill(CGRect(x: 4, y: 4, width: 2, height: 2), square) }
    return canvas.data()
  }

  @Test func pixelsOfAnotherColourDifferAndThoseThatOnlyOnePictureHas() throws {
    let white = try picture(.white)
    func count(_ other: Data) -> Int? { PictureComparison(expected: white, actual: other)?.differentPixels }
    #expect(count(white) == 0)
    #expect(try count(picture(.white, square: .black)) == 4)
    #expect(try count(picture(.white, width: 25)) == 50)
    #expect(try count(picture(.black)) == 200)
  }

  @Test(arguments: [(0, 4), (2, 4), (3, 0), (255, 0)])
  func aChannelMayDifferBySomeLevels(_ levels: Int, _ expected: Int) throws {
    let (old, new) = (try picture(.white), try picture(.white, square: Color(hex: 0xFFFCFF)))
    #expect(PictureComparison(expected: old, actual: new, levels: levels)?.differentPixels == expected)
    #expect(PictureComparison(expected: new, actual: old, levels: levels)?.differentPixels == expected)
  }

  /// The picture of the difference is as large as both, red where they differ and pale elsewhere.
  @Test func differencePicture() throws {
    let comparison = try #require(
      try PictureComparison(expected: picture(.black), actual: picture(.black, square: .white, width: 22)))
    #expect(comparison.pixels == 220)
    #expect(comparison.differentPixels == 24)
    let drawn = try comparison.differencePicture()
    let canvas = try Canvas(size: CGSize(width: 22, height: 10), scale: 1)
    canvas.draw(
      try Bitmap(png: drawn), part: CGRect(x: 0, y: 0, width: 1, height: 1),
      in: CGRect(x: 0, y: 0, width: 22, height: 10))
    let red = Color(hex: 0xE03131)
    #expect(canvas.boundingBox { $0 == red } == CGRect(x: 4, y: 0, width: 18, height: 10))
    let pale = try #require(canvas.color(at: CGPoint(x: 10, y: 5)))
    #expect(pale.luma > 0.75 && pale.luma < 0.85)
  }

  /// A file that is no picture is none to compare with, and the reason is told.
  @Test func damagedFiles() throws {
    let white = try picture(.white)
    #expect(PictureComparison(expected: Data("no picture".utf8), actual: white) == nil)
    #expect(PictureComparison(expected: white, actual: white.dropLast(40)) == nil)
    #expect(PictureComparison.complaint(about: Data()) == "is damaged")
    #expect(PictureComparison.complaint(about: white.prefix(60)) == "is damaged")
    #expect(PictureComparison.complaint(about: white) == nil)
  }
}
