import Foundation
import Testing
import UIKit

@testable import Drawing

/// The parts of pictures that layout has placed, and which parts of two pictures are the same.
@MainActor struct PictureBoxesTests {
  /// The boxes of a white picture of 200 × 100 points in which a function draws.
  private func boxes(scale: Double = 2, _ draw: (Canvas) -> Void) throws -> [PictureBox] {
    let canvas = try Canvas(size: CGSize(width: 200, height: 100), scale: scale)
    canvas.fill(CGRect(x: 0, y: 0, width: 200, height: 100), .white)
    draw(canvas)
    return try #require(PictureBoxes(png: canvas.data(), scale: scale)).boxes
  }

  private func text(_ text: String, at frame: CGRect, size: Double = 17) -> (Canvas) -> Void {
    { Caption(text: text, size: size, color: .black, position: 0).draw(in: frame, on: $0) }
  }

  @Test(arguments: [1.0, 2, 3]) func aRectangleIsAFill(scale: Double) throws {
    let rect = CGRect(x: 10, y: 20, width: 60, height: 30)
    let found = try boxes(scale: scale) { $0.fill(rect, Color(hex: 0x3366CC)) }
    #expect(found == [PictureBox(kind: .fill, rect: rect, color: 0xFF33_66CC)])
  }

  @Test func theBackgroundOfThePictureIsNoBox() throws { #expect(try boxes { _ in } == []) }

  @Test func aThinLineIsAFillAndABlurredSideIsNot() throws {
    let line = CGRect(x: 20, y: 50, width: 180, height: 0.5)
    #expect(try boxes { $0.fill(line, Color(white: 0.8)) }.map(\.rect) == [line])
    // The lower side ends within a pixel.
    let found = try boxes { $0.fill(CGRect(x: 0, y: 0, width: 200, height: 40.25), Color(white: 0.8)) }
    #expect(
      found.map(\.rect) == [
        CGRect(x: 0, y: 0, width: 200, height: 40), CGRect(x: 0, y: 40.5, width: 200, height: 59.5),
      ])
  }

  @Test func theWordsOfALineAreOneBoxAndLinesAreSeveral() throws {
    let found = try boxes(scale: 3) { canvas in
      text("What is the point?", at: CGRect(x: 10, y: 10, width: 180, height: 20))(canvas)
      text("Big dogs", at: CGRect(x: 10, y: 40, width: 180, height: 20))(canvas)
    }
    #expect(found.map(\.kind) == [.ink, .ink])
    #expect(found.allSatisfy { $0.rect.minX >= 10 && $0.rect.minX < 13 })
  }

  /// The areas within letters, and letters themselves, are no fills.
  @Test(arguments: [12.0, 24, 40, 60]) func largeTextIsInk(size: Double) throws {
    let found = try boxes(scale: 3) { text("BOHp", at: CGRect(x: 0, y: 10, width: 200, height: 80), size: size)($0) }
    #expect(found.map(\.kind) == [.ink])
  }

  @Test func textOnAButtonBelongsToNoOtherText() throws {
    let found = try boxes { canvas in
      canvas.fill(CGRect(x: 50, y: 10, width: 80, height: 40), Color(hex: 0x00FF00))
      text("Send", at: CGRect(x: 90, y: 20, width: 38, height: 20))(canvas)
      text("now", at: CGRect(x: 132, y: 20, width: 38, height: 20))(canvas)
    }
    #expect(found.map(\.kind) == [.fill, .ink, .ink])
  }

  @Test func aGradientIsOneFill() throws {
    let found = try boxes { canvas in
      for x in 0..<100 {
        canvas.fill(CGRect(x: 20 + Double(x), y: 20, width: 1, height: 40), Color(white: 0.5 + Double(x) / 400))
      }
    }
    #expect(found.map(\.rect) == [CGRect(x: 20, y: 20, width: 100, height: 40)])
  }

  @Test func noPNGHasNoBoxes() { #expect(PictureBoxes(png: Data("no".utf8), scale: 1) == nil) }

  // MARK: Fills of another picture

  /// A cell between two lines, with a mark that joins it with what is beyond the upper one.
  private func cell(touching: Bool) throws -> PictureBoxes {
    let canvas = try Canvas(size: CGSize(width: 200, height: 100), scale: 1)
    canvas.fill(CGRect(x: 0, y: 0, width: 200, height: 100), .white)
    for y in [20.0, 60] { canvas.fill(CGRect(x: 0, y: y, width: 200, height: 1), Color(white: 0.5)) }
    if touching { canvas.fill(CGRect(x: 30, y: 10, width: 2, height: 60), .white) }
    return try #require(PictureBoxes(png: canvas.data(), scale: 1))
  }

  @Test func aFillWhoseSidesAreTouchedIsFoundByItsColour() throws {
    let place = CGRect(x: 0, y: 21, width: 200, height: 39)
    let fill = try #require(try cell(touching: false).boxes.first { $0.rect == place })
    let joined = try cell(touching: true)
    #expect(!joined.boxes.contains { $0.rect == place })
    #expect(joined.place(ofFill: fill.rect, fill.color) == place)
    // Up to four points away.
    #expect(joined.place(ofFill: place.offsetBy(dx: 0, dy: 3), fill.color) == place)
    #expect(joined.place(ofFill: place.offsetBy(dx: 0, dy: 6), fill.color) == nil)
  }

  @Test func aFillOfAnotherColourIsNotFound() throws {
    let place = CGRect(x: 0, y: 21, width: 200, height: 39)
    #expect(try cell(touching: true).place(ofFill: place, 0xFFFF_0000) == nil)
  }

  @Test func aFillIsNotFoundWhereItsColourGoesOn() throws {
    let within = CGRect(x: 50, y: 30, width: 40, height: 20)
    #expect(try cell(touching: true).place(ofFill: within, 0xFFFF_FFFF) == nil)
  }
}
