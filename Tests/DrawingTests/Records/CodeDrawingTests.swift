import Foundation
import Testing
import UIKit

@testable import Drawing

/// What code draws, pixel by pixel.
@Suite struct CodeDrawingTests {
  private let red = Color(hex: 0xFF0000)
  private let blue = Color(hex: 0x0000FF)
  private let uiRed = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let uiBlue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func canvas(_ image: UIImage) throws -> Canvas {
    let canvas = try Canvas(size: image.size, scale: 1)
    ImageDrawing(image: image, tint: blue).draw(in: CGRect(origin: .zero, size: image.size), on: canvas)
    return canvas
  }

  private func canvas(_ view: UIView) throws -> Canvas {
    let canvas = try Canvas(size: view.bounds.size, scale: 1)
    ViewTreeDrawing(canvas: canvas).drawRoot(view)
    return canvas
  }

  private func image(_ side: CGFloat = 20, _ actions: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
      actions($0.cgContext)
    }
  }

  /// A view shows what its draw(_:) draws, between its background and its subviews, inside its bounds.
  @Test func draw() throws {
    final class Disc: UIView {
      override func draw(_ rect: CGRect) {
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        UIBezierPath(ovalIn: rect.insetBy(dx: -100, dy: 5)).fill()
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let disc = Disc(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
    disc.backgroundColor = uiBlue
    let inside = UIView(frame: CGRect(x: 0, y: 8, width: 5, height: 4))
    inside.backgroundColor = uiBlue
    disc.addSubview(inside)
    root.addSubview(disc)
    let canvas = try canvas(root)
    #expect(canvas.color(at: CGPoint(x: 20, y: 10)) == red)
    #expect(canvas.color(at: CGPoint(x: 20, y: 2)) == blue)
    #expect(canvas.color(at: CGPoint(x: 12, y: 10)) == blue)
    #expect(canvas.color(at: CGPoint(x: 5, y: 10)) == .clear)
  }

  /// States are kept and restored; maps apply to what is drawn after them.
  @Test func state() throws {
    let canvas = try canvas(
      image { context in
        context.setFillColor(uiRed.cgColor)
        context.saveGState()
        context.translateBy(x: 10, y: 10)
        context.scaleBy(x: 2, y: 2)
        context.setFillColor(uiBlue.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      })
    #expect(canvas.boundingBox { $0 == blue } == CGRect(x: 10, y: 10, width: 4, height: 4))
    #expect(canvas.boundingBox { $0 == red } == CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  @Test func clipsIntersectAndClearingMakesAHole() throws {
    let canvas = try canvas(
      image { context in
        context.setFillColor(uiRed.cgColor)
        context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
        context.clip(to: CGRect(x: 5, y: 5, width: 20, height: 20))
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.clear(CGRect(x: 7, y: 7, width: 1, height: 1))
      })
    #expect(canvas.boundingBox { $0.alpha > 0 } == CGRect(x: 5, y: 5, width: 5, height: 15))
    #expect(canvas.color(at: CGPoint(x: 7.5, y: 7.5)) == .clear)
    #expect(canvas.color(at: CGPoint(x: 8.5, y: 8.5)) == red)
  }

  @Test func anEvenOddPathHasAHole() throws {
    let canvas = try canvas(
      image { context in
        context.setFillColor(uiRed.cgColor)
        context.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        context.fillPath(using: .evenOdd)
      })
    #expect(canvas.color(at: CGPoint(x: 2, y: 2)) == red)
    #expect(canvas.color(at: CGPoint(x: 10, y: 10)) == .clear)
  }

  /// A transparent layer is one: shapes inside don't shine through each other.
  @Test func layers() throws {
    let canvas = try canvas(
      image { context in
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(uiRed.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 12, height: 20))
        context.fill(CGRect(x: 8, y: 0, width: 12, height: 20))
        context.endTransparencyLayer()
        context.setAlpha(1)
        context.setFillColor(uiBlue.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      })
    #expect(canvas.color(at: CGPoint(x: 10, y: 10)) == canvas.color(at: CGPoint(x: 5, y: 10)))
    #expect(abs((canvas.color(at: CGPoint(x: 10, y: 10))?.alpha ?? 0) - 0.5) < 0.01)
    #expect(canvas.color(at: CGPoint(x: 1, y: 1)) == blue)
  }

  /// Images are drawn into images; Core Graphics draws them upside down, and cuts parts out.
  @Test func images() throws {
    let half = image { context in
      context.setFillColor(uiRed.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    let upright = try canvas(image { _ in half.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10)) })
    #expect(upright.boundingBox { $0.alpha > 0 } == CGRect(x: 0, y: 0, width: 10, height: 5))
    let pixels = try #require(half.cgImage)
    let turned = try canvas(image { $0.draw(pixels, in: CGRect(x: 0, y: 0, width: 20, height: 20)) })
    #expect(turned.boundingBox { $0.alpha > 0 } == CGRect(x: 0, y: 10, width: 20, height: 10))
    let part = try #require(pixels.cropping(to: CGRect(x: 5, y: 8, width: 4, height: 4)))
    #expect(part.width == 4 && part.height == 4)
    let cropped = try canvas(UIImage(cgImage: part))
    #expect(cropped.boundingBox { $0.alpha > 0 } == CGRect(x: 0, y: 0, width: 4, height: 2))
  }

  /// A tinted image shows its colour where its pixels are opaque; a template shows the view's.
  @Test func tint() throws {
    let drawn = image { context in
      context.setFillColor(UIColor.black.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
    }
    let tinted = try canvas(drawn.withTintColor(uiRed))
    #expect(tinted.color(at: CGPoint(x: 5, y: 5)) == red)
    #expect(tinted.color(at: CGPoint(x: 15, y: 5)) == .clear)
    #expect(try canvas(drawn.withRenderingMode(.alwaysTemplate)).color(at: CGPoint(x: 5, y: 5)) == blue)
  }

  @Test func theBytesOfAPNGAreAnImageOfTheSamePixels() throws {
    PictureEncoding.install()
    let drawn = image { context in
      context.setFillColor(uiRed.cgColor)
      context.fill(CGRect(x: 3, y: 4, width: 5, height: 6))
    }
    let data = try #require(drawn.pngData())
    let read = try #require(UIImage(data: data))
    #expect(read.size == drawn.size)
    #expect(read.pngData() == data)
    #expect(try canvas(read).boundingBox { $0 == red } == CGRect(x: 3, y: 4, width: 5, height: 6))
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 10, height: 10))
    #expect(read.jpegData(compressionQuality: 1) == nil)
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    // Damaged pixels give a box in the picture and no crash.
    let damaged = try #require(UIImage(data: data.prefix(40)))
    _ = try canvas(damaged)
  }

  /// Added layers lie between the subviews that were there before and those that came later.
  @Test func sublayers() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    func box(_ color: UIColor, _ frame: CGRect) -> UIView {
      let box = UIView(frame: frame)
      box.backgroundColor = color
      return box
    }
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    layer.backgroundColor = uiRed.cgColor
    view.addSubview(box(uiBlue, CGRect(x: 0, y: 0, width: 20, height: 10)))
    view.layer.addSublayer(layer)
    view.addSubview(box(uiBlue, CGRect(x: 0, y: 15, width: 20, height: 5)))
    let front = try canvas(view)
    #expect(front.boundingBox { $0 == red } == CGRect(x: 0, y: 0, width: 10, height: 15))
    view.layer.insertSublayer(layer, at: 0)
    let back = try canvas(view)
    #expect(back.boundingBox { $0 == red } == CGRect(x: 0, y: 10, width: 10, height: 5))
    layer.isHidden = true
    #expect(try canvas(view).boundingBox { $0 == red } == nil)
  }

  @Test func gradientsGoFromTheirStartToTheirEnd() throws {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let view = Gradient(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let layer = try #require(view.layer as? CAGradientLayer)
    layer.colors = [uiRed.cgColor, uiBlue.cgColor]
    layer.startPoint = CGPoint(x: 0, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    for type in [CAGradientLayerType.axial, .radial, .conic] {
      layer.type = type
      layer.endPoint = CGPoint(x: 1, y: type == .radial ? 1.5 : 0.5)
      let canvas = try canvas(view)
      let left = try #require(canvas.color(at: CGPoint(x: 0, y: 10)))
      let right = try #require(canvas.color(at: CGPoint(x: 19, y: type == .conic ? 9 : 10)))
      if type != .conic { #expect(left.red > 0.9) }
      #expect(right.blue > 0.9, "\(type.rawValue)")
    }
  }

  /// A shape layer fills its path and draws a part of its line.
  @Test func shape() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let shape = CAShapeLayer()
    shape.frame = view.bounds
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 0, y: 10))
    line.addLine(to: CGPoint(x: 20, y: 10))
    shape.path = line.cgPath
    shape.fillColor = nil
    shape.strokeColor = uiRed.cgColor
    shape.lineWidth = 2
    shape.strokeEnd = 0.5
    view.layer.addSublayer(shape)
    #expect(try canvas(view).boundingBox { $0.alpha > 0 } == CGRect(x: 0, y: 9, width: 10, height: 2))
  }

  @Test func aMaskShowsWhatLiesBehindItsOpaquePart() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = uiRed
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)).cgPath
    view.layer.mask = mask
    #expect(try canvas(view).boundingBox { $0.alpha > 0 } == CGRect(x: 5, y: 5, width: 10, height: 10))
    view.layer.mask = nil
    view.mask = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 3))
    view.mask?.backgroundColor = .black
    #expect(try canvas(view).boundingBox { $0.alpha > 0 } == CGRect(x: 0, y: 0, width: 3, height: 3))
  }

  @Test func textIsDrawnWhereItIsTold() throws {
    let canvas = try canvas(
      image(60) { _ in
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: uiRed]
        NSAttributedString(string: "I", attributes: attributes).draw(at: CGPoint(x: 20, y: 30))
      })
    let box = try #require(canvas.boundingBox { $0.alpha > 0 })
    #expect(box.minX >= 20 && box.maxX < 30)
    #expect(box.minY > 30 && box.maxY < 55)
  }

  @Test func aPictureOfAViewIsDrawnIntoAnImage() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = uiRed
    let canvas = try canvas(
      image { context in
        view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 5, height: 5), afterScreenUpdates: true)
        context.translateBy(x: 10, y: 10)
        view.layer.render(in: context)
      })
    #expect(canvas.color(at: CGPoint(x: 2, y: 2)) == red)
    #expect(canvas.color(at: CGPoint(x: 7, y: 7)) == .clear)
    #expect(canvas.color(at: CGPoint(x: 15, y: 15)) == red)
  }
}
