import Foundation
import Testing
import UIKit

@testable import Drawing

/// Images.
@Suite struct ImageDrawingTests {
  let red = Color(hex: 0xFF0000)
  let blue = Color(hex: 0x0000FF)

  /// A file of 20 × 10 points: a red frame of 2 points around blue. Removed after `body`.
  func withFile(_ body: (String) throws -> Void) throws {
    let canvas = try Canvas(size: CGSize(width: 20, height: 10), scale: 2)
    canvas.fill(CGRect(x: 0, y: 0, width: 20, height: 10), red)
    canvas.fill(CGRect(x: 2, y: 2, width: 16, height: 6), blue)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("snug-\(UUID().uuidString).png")
    try canvas.data().write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path)
  }

  func drawn(_ image: UIImage, in frame: CGRect, mode: UIView.ContentMode = .scaleToFill) throws -> Canvas {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
    let view = UIImageView(image: image)
    view.frame = frame
    view.contentMode = mode
    root.addSubview(view)
    let canvas = try Canvas(size: root.bounds.size, scale: 1)
    ScreenRenderer().draw(root, on: canvas)
    return canvas
  }

  func image(_ path: String) -> UIImage {
    UIImage(name: "frame", size: CGSize(width: 20, height: 10), scale: 2, contents: .file(path: path))
  }

  @Test func aFileIsDrawnWhereTheContentModePutsIt() throws {
    let frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    let expected: [(UIView.ContentMode, CGRect)] = [
      (.scaleToFill, frame), (.scaleAspectFit, CGRect(x: 10, y: 35, width: 100, height: 50)),
      (.scaleAspectFill, CGRect(x: 0, y: 10, width: 120, height: 100)),
      (.center, CGRect(x: 50, y: 55, width: 20, height: 10)), (.topLeft, CGRect(x: 10, y: 10, width: 20, height: 10)),
      (.bottomRight, CGRect(x: 90, y: 100, width: 20, height: 10)),
      (.right, CGRect(x: 90, y: 55, width: 20, height: 10)),
    ]
    try withFile { path in
      for (mode, place) in expected {
        let ink = try drawn(image(path), in: frame, mode: mode).boundingBox { $0 != .white }
        #expect(ink == place, "\(mode)")
      }
    }
  }

  /// A file of one colour is small, although its pixels would take a thousand times its size.
  @Test func aFileWithTooManyPixelsIsNotRead() throws {
    let row = [UInt32](repeating: 0xFFFF_0000, count: 5000)
    func png(height: Int) -> Data {
      row.withUnsafeBufferPointer {
        PNGEncoder(pixels: $0, stride: 0, width: row.count, height: height, scale: 1).encode()
      }
    }
    #expect(try Bitmap(png: png(height: 4)).height == 4)
    let large = png(height: Bitmap.maximumPixels / row.count + 1)
    #expect(large.count < 1 << 20)
    #expect(throws: Bitmap.Failure.tooManyPixels(width: 5000, height: 4001)) { try Bitmap(png: large) }
  }

  @Test func edgesWithinTheCapInsetsKeepTheirSize() throws {
    try withFile { path in
      let sliced = image(path).resizableImage(withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
      let canvas = try drawn(sliced, in: CGRect(x: 10, y: 10, width: 100, height: 60))
      #expect(canvas.boundingBox { $0.blue > 0.9 && $0.red < 0.1 } == CGRect(x: 12, y: 12, width: 96, height: 56))
    }
  }

  @Test func capInsetsLargerThanTheRoomShareIt() {
    let image = SlicedImage(
      size: CGSize(width: 20, height: 10), capInsets: UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15))
    let places = image.pieces(in: CGRect(x: 0, y: 0, width: 10, height: 10)).map(\.place)
    #expect(places.reduce(CGRect.null) { $0.union($1) } == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func aTemplateShowsTheTintColour() throws {
    try withFile { path in
      let canvas = try drawn(
        image(path).withRenderingMode(.alwaysTemplate), in: CGRect(x: 10, y: 10, width: 20, height: 10))
      #expect(canvas.color(at: CGPoint(x: 20, y: 15)) == Color(hex: 0x007AFF))
    }
  }

  @Test func aMissingOrUnreadableFileIsABoxWithTheImagesName() throws {
    for contents in [UIImage.Contents.placeholder, .file(path: "/nowhere/at/all.png")] {
      let image = UIImage(name: "Cat", size: CGSize(width: 80, height: 60), contents: contents)
      let canvas = try drawn(image, in: CGRect(x: 10, y: 10, width: 80, height: 60))
      #expect(canvas.boundingBox { $0 != .white } == CGRect(x: 10, y: 10, width: 80, height: 60))
      #expect(canvas.boundingBox(in: CGRect(x: 20, y: 20, width: 60, height: 40)) { $0.luma < 0.75 } != nil)
    }
  }

  /// An image view without an image keeps its room visible, unless it has a background.
  @Test func vacancy() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
    let view = UIImageView(frame: CGRect(x: 10, y: 10, width: 80, height: 60))
    root.addSubview(view)
    func ink() throws -> CGRect? {
      let canvas = try Canvas(size: root.bounds.size, scale: 1)
      ScreenRenderer().draw(root, on: canvas)
      return canvas.boundingBox { $0 != .white }
    }
    #expect(try ink() == view.frame)
    view.backgroundColor = .white
    #expect(try ink() == nil)
  }

  @Test func imagesThatAskForItAreMirroredFromRightToLeft() throws {
    let canvas = try Canvas(size: CGSize(width: 40, height: 40), scale: 1)
    let half = try Canvas(size: CGSize(width: 20, height: 20), scale: 1)
    half.fill(CGRect(x: 0, y: 0, width: 5, height: 20), red)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("snug-\(UUID().uuidString).png")
    try half.data().write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let image = UIImage(name: nil, size: CGSize(width: 20, height: 20), contents: .file(path: url.path))
      .imageFlippedForRightToLeftLayoutDirection()
    ImageDrawing(image: image, tint: .black, isRightToLeft: true)
      .draw(in: CGRect(x: 10, y: 10, width: 20, height: 20), on: canvas)
    #expect(canvas.boundingBox { $0.alpha > 0.5 } == CGRect(x: 25, y: 10, width: 5, height: 20))
  }
}
