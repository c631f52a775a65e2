import UIKit

/// Draws a view and its subviews back to front, as UIKit composes layers.
///
/// ``LayerShape`` draws background, border and shadow, and ``DrawsContent`` what a class shows itself.
/// ``ScreenRenderer`` draws screens with it.
struct ViewTreeDrawing {
  let canvas: Canvas

  /// Draws `view` with its frame in the coordinates of its superview.
  func draw(_ view: UIView) {
    canvas.saved {
      place(view)
      drawPlaced(view)
    }
  }

  /// Draws `view` with the origin of its bounds at the current origin.
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

  /// Draws a view limited to its mask.
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
      if let shift = (view as? UIScrollView)?.restingShift { canvas.translate(x: shift.width, y: shift.height) }
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

  /// Draws what the view's own code has drawn, clipped to its bounds.
  private func drawOwn(_ content: DrawingRecord, of view: UIView) {
    canvas.saved {
      canvas.clip(to: view.bounds)
      RecordDrawing(record: content, tint: view.resolvedTint).draw(on: canvas)
    }
  }

  /// Changes from the superview's coordinates to the view's own coordinates.
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

  /// Later subviews are above earlier ones, unless `zPosition` differs.
  private func inDrawingOrder(_ subviews: [UIView]) -> [UIView] {
    guard subviews.contains(where: { $0.layer.zPosition != 0 }) else { return subviews }
    return subviews.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
    }.map(\.element)
  }
}
