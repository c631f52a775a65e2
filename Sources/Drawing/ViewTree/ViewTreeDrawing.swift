import UIKit

/// Draws a view and its subviews back to front, as UIKit composes layers.
///
/// ``LayerShape`` draws a view's background, border and shadow. ``DrawsContent`` draws the content of UIKit's classes.
/// ``ScreenRenderer`` uses this type to draw screens.
struct ViewTreeDrawing {
  let canvas: Canvas

  /// Draws a view at its frame. The canvas must have the coordinates of the view's superview.
  func draw(_ view: UIView) {
    canvas.saved {
      place(view)
      drawPlaced(view)
    }
  }

  /// Draws a view with the top left corner of its bounds at the canvas's current origin.
  func drawRoot(_ view: UIView) {
    canvas.saved {
      canvas.translate(x: -view.bounds.minX, y: -view.bounds.minY)
      drawPlaced(view)
    }
  }

  private func drawPlaced(_ view: UIView) {
    let opacity = Double(view.alpha) * Double(view.layer.opacity)
    guard !view.isHidden, opacity > 0 else { return }
    let shape = LayerShape(of: view)
    let hasInside = !view.subviews.isEmpty || view.layer.sublayers != nil
    guard view.clipsToBounds || hasInside || !canvas.isClippedOut(shape.extent) else { return }
    canvas.group(opacity: opacity) { drawMasked(view, shape) }
  }

  /// Draws a view, masked by its mask view or its layer's mask if it has one.
  private func drawMasked(_ view: UIView, _ shape: LayerShape) {
    if let mask = view.mask {
      canvas.masked {
        drawWhole(view, shape)
      } by: {
        draw(mask)
      }
    } else if let mask = view.layer.mask {
      canvas.masked {
        drawWhole(view, shape)
      } by: {
        LayerDrawing(canvas: canvas).draw(mask)
      }
    } else {
      drawWhole(view, shape)
    }
  }

  private func drawWhole(_ view: UIView, _ shape: LayerShape) {
    shape.drawBackground(on: canvas)
    canvas.saved {
      if view.clipsToBounds || view.layer.masksToBounds { shape.clip(canvas) }
      let layers = LayerDrawing(canvas: canvas)
      layers.drawContents(of: view.layer)
      (view as? any DrawsContent)?.drawContent(on: canvas)
      if let content = view.drawnContent { drawOwn(content, of: view) }
      var inside = view.layer.placedSublayers[...]
      for (index, subview) in inDrawingOrder(view.subviews).enumerated() {
        while let next = inside.first, next.subviewsBehind <= index {
          layers.draw(next.layer)
          inside.removeFirst()
        }
        draw(subview)
      }
      for (layer, _) in inside { layers.draw(layer) }
    }
    shape.drawBorder(on: canvas)
  }

  /// Draws what the `draw(_:)` method of the app's view class has drawn, clipped to the view's bounds.
  private func drawOwn(_ content: DrawingRecord, of view: UIView) {
    canvas.saved {
      canvas.clip(to: view.bounds)
      RecordDrawing(record: content, tint: view.resolvedTint).draw(on: canvas)
    }
  }

  /// Changes the canvas's coordinates from those of the superview to the view's own.
  private func place(_ view: UIView) {
    let (bounds, transform) = (view.bounds, view.transform)
    guard transform.isIdentity else {
      canvas.translate(x: view.center.x, y: view.center.y)
      canvas.concatenate(
        a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
      canvas.translate(x: -bounds.midX, y: -bounds.midY)
      return
    }
    canvas.translate(x: view.frame.minX - bounds.minX, y: view.frame.minY - bounds.minY)
  }

  /// The subviews from back to front: sorted by the `zPosition` of their layers, and in case of ties in their order
  /// among the subviews.
  private func inDrawingOrder(_ subviews: [UIView]) -> [UIView] {
    guard subviews.contains(where: { $0.layer.zPosition != 0 }) else { return subviews }
    return subviews.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
    }.map(\.element)
  }
}
