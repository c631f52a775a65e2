import Foundation
import Testing

@testable import Drawing

/// Canvas.
@Suite struct CanvasTests {
  let red = Color(hex: 0xFF0000)

  /// A point covers scale × scale pixels.
  @Test(arguments: [1.0, 2.0, 3.0])
  func scale(_ scale: Double) throws {
    let canvas = try Canvas(size: CGSize(width: 4, height: 4), scale: scale)
    canvas.fill(CGRect(x: 1, y: 2, width: 1, height: 1), red)
    #expect(canvas.boundingBox { $0.alpha > 0 } == CGRect(x: 1, y: 2, width: 1, height: 1))
    #expect(canvas.color(at: CGPoint(x: 1.5, y: 2.5)) == red)
    #expect(canvas.color(at: CGPoint(x: 0.5, y: 2.5)) == .clear)
    #expect(canvas.color(at: CGPoint(x: 4, y: 0)) == nil)
  }

  @Test func sidesAreRoundedUpToWholePixels() throws {
    let canvas = try Canvas(size: CGSize(width: 1.2, height: 1), scale: 2)
    canvas.fill(CGRect(x: 0, y: 0, width: 10, height: 10), red)
    #expect(canvas.boundingBox { $0.alpha > 0 } == CGRect(x: 0, y: 0, width: 1.5, height: 1))
  }

  /// Rounded corners leave the corner pixels free and the middle of each side filled.
  @Test func roundedRectangle() throws {
    let canvas = try Canvas(size: CGSize(width: 20, height: 20), scale: 1)
    canvas.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 8), red)
    for corner in [CGPoint(x: 0, y: 0), CGPoint(x: 19, y: 0), CGPoint(x: 0, y: 19), CGPoint(x: 19, y: 19)] {
      #expect(canvas.color(at: corner) == .clear)
    }
    for side in [CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 19), CGPoint(x: 0, y: 10), CGPoint(x: 19, y: 10)] {
      #expect(canvas.color(at: side) == red)
    }
  }

  /// A corner radius larger than half of the shorter side makes a capsule.
  @Test func capsule() throws {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(Path(rect, cornerRadius: 100) == Path(rect, cornerRadius: 5))
  }

  @Test func aBorderLiesInsideTheRectangle() throws {
    let canvas = try Canvas(size: CGSize(width: 12, height: 12), scale: 2)
    canvas.border(CGRect(x: 1, y: 1, width: 10, height: 10), red, width: 2)
    #expect(canvas.boundingBox { $0.alpha > 0 } == CGRect(x: 1, y: 1, width: 10, height: 10))
    #expect(canvas.color(at: CGPoint(x: 2.5, y: 2.5)) == red)
    #expect(canvas.color(at: CGPoint(x: 3.5, y: 3.5)) == .clear)
  }

  @Test func clipTranslationAndScaleEndWithTheirBlock() throws {
    let canvas = try Canvas(size: CGSize(width: 10, height: 10), scale: 1)
    canvas.saved {
      canvas.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      canvas.translate(x: 2, y: 2)
      #expect(canvas.isClippedOut(CGRect(x: 3, y: 0, width: 5, height: 5)))
      canvas.fill(CGRect(x: 0, y: 0, width: 10, height: 10), red)
    }
    #expect(canvas.boundingBox { $0.alpha > 0 } == CGRect(x: 2, y: 2, width: 3, height: 3))
    canvas.fill(CGRect(x: 9, y: 9, width: 1, height: 1), red)
    #expect(canvas.color(at: CGPoint(x: 9, y: 9)) == red)
  }

  /// A group fades as one layer, so that overlapping shapes don't show through each other.
  @Test func groupOpacity() throws {
    let canvas = try Canvas(size: CGSize(width: 4, height: 4), scale: 1)
    canvas.group(opacity: 0.5) {
      canvas.fill(CGRect(x: 0, y: 0, width: 4, height: 4), .black)
      canvas.fill(CGRect(x: 0, y: 0, width: 2, height: 4), .black)
    }
    #expect(canvas.color(at: CGPoint(x: 0, y: 0)) == canvas.color(at: CGPoint(x: 3, y: 0)))
  }

  @Test func anImpossibleSizeIsAnErrorWithOneClearLine() {
    func message(_ width: Double, _ height: Double, _ scale: Double) -> String? {
      do {
        _ = try Canvas(size: CGSize(width: width, height: height), scale: scale)
        return nil
      } catch { return error.description }
    }
    #expect(message(0, 10, 2) == "cannot draw a picture of 0.0 × 10.0 pt: it has no pixels")
    #expect(message(.nan, 10, 2) == "cannot draw a picture of nan × 10.0 pt: it has no pixels")
    #expect(
      message(10, 40_000, 2)
        == "cannot draw a picture of 10.0 × 40000.0 pt at 2.0x: a side may have at most 32767 pixels")
    #expect(
      message(2000, 2501, 2)
        == "cannot draw a picture of 2000.0 × 2501.0 pt at 2.0x: it may have at most 20000000 pixels; "
        + "try a smaller scale, SVG or PDF")
    #expect(message(2000, 2500, 2) == nil)
  }
}
