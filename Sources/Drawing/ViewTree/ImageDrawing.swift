import UIKit

/// Draws a `UIImage` into a rectangle: the picture of its file, the shape of its symbol, what code has drawn, or a
/// placeholder box with its name.
struct ImageDrawing {
  let image: UIImage
  /// The colour of template images and symbols.
  let tint: Color
  /// Whether the appearance is dark.
  var isDark = false
  /// Whether the layout direction is right to left. Images with `flipsForRightToLeftLayoutDirection` are then mirrored.
  var isRightToLeft = false

  /// Draws the image, which fills `rect`.
  func draw(in rect: CGRect, on canvas: Canvas) {
    guard rect.width > 0, rect.height > 0 else { return }
    canvas.saved {
      if isRightToLeft, image.flipsForRightToLeftLayoutDirection {
        canvas.translate(x: rect.midX * 2, y: 0)
        canvas.scale(x: -1, y: 1)
      }
      drawContents(in: rect, on: canvas)
    }
  }

  private func drawContents(in rect: CGRect, on canvas: Canvas) {
    let name = image.name ?? ""
    switch image.contents {
    case .symbol:
      let tint = pixelTint ?? tint
      guard let symbol = SymbolDrawing(named: name) else {
        return PlaceholderBox(name: name, color: tint).draw(in: rect, on: canvas)
      }
      symbol.draw(in: rect, color: tint, on: canvas)
    case .file(let path):
      let pixels = canvas.pixels(of: image.capInsets == .zero ? rect.size : image.size)
      draw(in: rect, on: canvas) { () throws(PictureProblem) in
        try PictureFile(path: path).bitmap(width: pixels.width, height: pixels.height)
      }
    case .data(let data):
      draw(in: rect, on: canvas) { () throws(PictureProblem) in
        try PictureFile.bitmap(of: data, named: image.name ?? "a picture that code made of bytes")
      }
    case .drawing(let contents):
      guard let record = contents as? DrawingRecord else { return drawPlaceholder(name, in: rect, on: canvas) }
      draw(record, in: rect, on: canvas)
    case .placeholder:
      drawPlaceholder(name, in: rect, on: canvas)
    }
  }

  /// The colour that replaces the image's colours, while their opacity is kept; nil if the image keeps its own colours.
  private var pixelTint: Color? {
    if image.renderingMode == .alwaysTemplate { return tint }
    return image.ownTint.map { Color($0.cgColor) }
  }

  private func draw(in rect: CGRect, on canvas: Canvas, _ read: () throws(PictureProblem) -> Bitmap) {
    let bitmap: Bitmap
    do {
      bitmap = try read()
    } catch {
      canvas.note(error)
      return drawPlaceholder(image.name ?? "", in: rect, on: canvas)
    }
    for piece in SlicedImage(size: image.size, capInsets: image.capInsets).pieces(in: rect) {
      canvas.draw(bitmap, part: piece.part, in: piece.place, tint: pixelTint)
    }
  }

  private func draw(_ record: DrawingRecord, in rect: CGRect, on canvas: Canvas) {
    guard record.bounds.width > 0, record.bounds.height > 0 else { return }
    let play = {
      canvas.saved {
        canvas.clip(to: rect)
        canvas.translate(x: rect.minX, y: rect.minY)
        canvas.scale(x: rect.width / record.bounds.width, y: rect.height / record.bounds.height)
        canvas.translate(x: -record.bounds.minX, y: -record.bounds.minY)
        RecordDrawing(record: record, tint: tint).draw(on: canvas)
      }
    }
    guard let color = pixelTint else { return play() }
    canvas.masked {
      canvas.fill(rect, color)
    } by: {
      play()
    }
  }

  private func drawPlaceholder(_ name: String, in rect: CGRect, on canvas: Canvas) {
    let color = image.renderingMode == .alwaysTemplate ? tint : Color(white: isDark ? 0.7 : 0.45)
    PlaceholderBox(name: name, color: color).draw(in: rect, on: canvas)
  }
}
