import Foundation
import UIKit

/// Draws layers that the app's code has added to other layers, with their sublayers.
struct LayerDrawing {
  let canvas: Canvas

  /// Draws a layer. The canvas must have the coordinates of its superlayer.
  func draw(_ layer: CALayer) {
    canvas.saved {
      let (bounds, anchor, map) = (layer.bounds, layer.anchorPoint, layer.affineTransform())
      canvas.translate(x: layer.position.x, y: layer.position.y)
      if !map.isIdentity { canvas.concatenate(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty) }
      canvas.translate(
        x: -bounds.minX - anchor.x * bounds.width, y: -bounds.minY - anchor.y * bounds.height)
      drawPlaced(layer)
    }
  }

  /// Draws a layer with the top left corner of its bounds at the current origin.
  func drawRoot(_ layer: CALayer) {
    canvas.saved {
      canvas.translate(x: -layer.bounds.minX, y: -layer.bounds.minY)
      drawPlaced(layer)
    }
  }

  private func drawPlaced(_ layer: CALayer) {
    guard !layer.isHidden, layer.opacity > 0 else { return }
    layer.layoutIfNeeded()
    canvas.group(opacity: Double(layer.opacity)) {
      guard let mask = layer.mask else { return drawWhole(layer) }
      canvas.masked {
        drawWhole(layer)
      } by: {
        draw(mask)
      }
    }
  }

  private func drawWhole(_ layer: CALayer) {
    let shape = LayerShape(of: layer)
    shape.drawBackground(on: canvas)
    canvas.saved {
      if layer.masksToBounds || layer.cornerRadius > 0 && layer is CAGradientLayer { shape.clip(canvas) }
      drawContents(of: layer)
      for (sublayer, _) in layer.placedSublayers.sorted(by: { $0.layer.zPosition < $1.layer.zPosition }) {
        draw(sublayer)
      }
    }
    shape.drawBorder(on: canvas)
  }

  /// Draws the layer's own content, without background and sublayers: its image (`contents`), its gradient, its path,
  /// and what the app's code has drawn.
  func drawContents(of layer: CALayer) {
    layer.displayIfNeeded()
    let bounds = layer.bounds
    if let image = (layer.contents as? CGImage).map({
      UIImage(cgImage: $0, scale: layer.contentsScale, orientation: .up)
    })
      ?? layer.contents as? UIImage
    {
      canvas.saved {
        canvas.clip(to: bounds)
        let mode = Self.modes[layer.contentsGravity] ?? .scaleToFill
        ImageDrawing(image: image, tint: .black).draw(in: mode.placement(of: image.size, in: bounds), on: canvas)
      }
    }
    play((layer as? CAGradientLayer)?.gradientRecord)
    play((layer as? CAShapeLayer)?.shapeRecord)
    play(layer.drawnContent(scale: canvas.scale))
  }

  private func play(_ record: DrawingRecord?) {
    if let record { RecordDrawing(record: record, tint: .black).draw(on: canvas) }
  }

  private static let modes: [CALayerContentsGravity: UIView.ContentMode] = [
    .center: .center, .top: .top, .bottom: .bottom, .left: .left, .right: .right, .topLeft: .topLeft,
    .topRight: .topRight, .bottomLeft: .bottomLeft, .bottomRight: .bottomRight, .resize: .scaleToFill,
    .resizeAspect: .scaleAspectFit, .resizeAspectFill: .scaleAspectFill,
  ]
}
