import Foundation
import Testing

@testable import Drawing

/// Symbols.
@Suite struct SymbolDrawingTests {
  let box = CGRect(x: 10, y: 10, width: 24, height: 20)

  func drawn(_ name: String) throws -> Canvas {
    let canvas = try Canvas(size: CGSize(width: 44, height: 40), scale: 2)
    try #require(SymbolDrawing(named: name), "no shape for \(name)").draw(in: box, color: .black, on: canvas)
    return canvas
  }

  func ink(_ name: String) throws -> CGRect {
    try #require(try drawn(name).boundingBox { $0.alpha > 0.02 }, "\(name) draws nothing")
  }

  @Test func everySymbolOfTheTableDrawsInsideItsBoxInTheMiddle() throws {
    for name in SymbolOutline.table.keys.sorted() {
      let ink = try ink(name)
      #expect(box.insetBy(dx: -1, dy: -1).encloses(ink), "\(name): \(ink)")
      #expect(max(ink.width, ink.height) > 8, "\(name) is too small: \(ink)")
    }
  }

  @Test func aFilledSymbolHasMoreInkThanItsOutline() throws {
    for name in ["star", "heart", "camera", "person", "trash", "xmark.circle", "star.square"] {
      #expect(try area(name + ".fill") > area(name), "\(name)")
    }
  }

  func area(_ name: String) throws -> Int {
    let canvas = try drawn(name)
    var count = 0
    for y in 0..<40 {
      for x in 0..<44 where (canvas.color(at: CGPoint(x: x, y: y))?.alpha ?? 0) > 0.5 { count += 1 }
    }
    return count
  }

  @Test func theMarkOfAFilledCircleIsCutOutOfIt() throws {
    let canvas = try drawn("plus.circle.fill")
    #expect(canvas.color(at: CGPoint(x: 22, y: 20)) == .clear)
    #expect(canvas.color(at: CGPoint(x: 18, y: 16))?.alpha == 1)
  }

  @Test func badgesAndDirectionSuffixesAreLeftOutUnknownNamesHaveNoShape() {
    #expect(SymbolDrawing(named: "bell.badge") != nil)
    #expect(SymbolDrawing(named: "chevron.forward") != nil)
    #expect(SymbolDrawing(named: "no.such.symbol") == nil)
    #expect(SymbolDrawing(named: "") == nil)
  }
}
