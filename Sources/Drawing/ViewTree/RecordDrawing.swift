import Foundation
import UIKit

/// Draws a recording of drawing commands: what the app's code has drawn into an image, a view or a layer.
struct RecordDrawing {
  let record: DrawingRecord
  /// The colour of template images.
  let tint: Color

  /// Draws the whole recording, in its own coordinates.
  func draw(on canvas: Canvas) {
    if record.isOpaque { canvas.fill(record.bounds, .black) }
    _ = draw(record.commands[...], on: canvas)
  }

  /// Draws commands up to the end of the current transparency layer.
  ///
  /// - Returns: the commands after this layer.
  private func draw(_ commands: ArraySlice<DrawingCommand>, on canvas: Canvas) -> ArraySlice<DrawingCommand> {
    var rest = commands
    while let command = rest.popFirst() {
      switch command.content {
      case .beginLayer:
        let inside = rest
        rest = after(inside)
        canvas.saved {
          clip(command.state, on: canvas)
          canvas.group(opacity: Double(command.state.alpha)) { _ = draw(inside, on: canvas) }
        }
      case .endLayer: return rest
      default: draw(command, on: canvas)
      }
    }
    return rest
  }

  /// The commands after the end of a transparency layer.
  ///
  /// - Parameter commands: the commands after the beginning of the layer.
  private func after(_ commands: ArraySlice<DrawingCommand>) -> ArraySlice<DrawingCommand> {
    var (rest, depth) = (commands, 1)
    while depth > 0, let command = rest.popFirst() {
      if case .beginLayer = command.content { depth += 1 }
      if case .endLayer = command.content { depth -= 1 }
    }
    return rest
  }

  private func clip(_ state: GraphicsState, on canvas: Canvas) {
    for clip in state.clips { canvas.clip(to: Path(clip.shape), evenOdd: clip.isEvenOdd) }
  }

  private func draw(_ command: DrawingCommand, on canvas: Canvas) {
    let state = command.state
    guard state.alpha > 0 else { return }
    canvas.saved {
      clip(state, on: canvas)
      let map = state.transform
      canvas.concatenate(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
      canvas.blended(state.blendMode) {
        canvas.group(opacity: Double(state.alpha)) { draw(command.content, state, on: canvas) }
      }
    }
  }

  private func draw(_ content: DrawingCommand.Content, _ state: GraphicsState, on canvas: Canvas) {
    switch content {
    case .fill(let shape, let isEvenOdd):
      let path = Path(shape)
      drawShadow(of: path, state, on: canvas) { $0.fill(path, $1, evenOdd: isEvenOdd) }
      canvas.fill(path, Color(state.fillColor), evenOdd: isEvenOdd)
    case .stroke(let shape):
      let path = Path(shape)
      drawShadow(of: path, state, on: canvas) { $0.stroke(path, $1, state) }
      canvas.stroke(path, Color(state.strokeColor), state)
    case .image(let image, let rect): ImageDrawing(image: image, tint: tint).draw(in: rect, on: canvas)
    case .text(let layout, let origin, let color, let images):
      canvas.draw(layout, at: origin, color: Color(color)) { identifier, box, color in
        guard let image = images[identifier] else { return }
        ImageDrawing(image: image, tint: color).draw(in: box, on: canvas)
      }
    case .gradient(let gradient): canvas.fill(gradient)
    case .clear(let rect): canvas.clear(rect)
    case .hosted(let object, let rect): draw(object, in: rect, on: canvas)
    case .beginLayer, .endLayer: break
    }
  }

  /// Draws the shadow of a path, if the graphics state has one. Shadows of rectangles are blurred; those of other
  /// shapes have sharp edges.
  ///
  /// - Parameter draw: draws the path in a colour.
  private func drawShadow(
    of path: Path, _ state: GraphicsState, on canvas: Canvas, _ draw: (Canvas, Color) -> Void
  ) {
    guard let shadow = state.shadow else { return }
    let color = Color(shadow.color)
    if path.isRectangle, shadow.blur > 0 {
      let radius = Double(shadow.blur) / 2
      return canvas.shadow(of: path.bounds, corners: [], color: color, offset: shadow.offset, radius: radius)
    }
    canvas.saved {
      canvas.translate(x: shadow.offset.width, y: shadow.offset.height)
      draw(canvas, color)
    }
  }

  private func draw(_ object: AnyObject, in rect: CGRect, on canvas: Canvas) {
    let view = object as? UIView
    let layer = object as? CALayer
    guard let size = view?.bounds.size ?? layer?.bounds.size, size.width > 0, size.height > 0 else { return }
    canvas.saved {
      canvas.translate(x: rect.minX, y: rect.minY)
      canvas.scale(x: rect.width / size.width, y: rect.height / size.height)
      if let view = view ?? layer?.view { return ViewTreeDrawing(canvas: canvas).drawRoot(view) }
      if let layer { LayerDrawing(canvas: canvas).drawRoot(layer) }
    }
  }
}
