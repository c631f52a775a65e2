internal import CCairo
import Foundation
import Typesetting

nonisolated extension Canvas {
  /// A glyph of a font face, and the position of its origin on the canvas, in points.
  struct Glyph {
    var id: UInt32
    var x: Double
    var y: Double
  }

  /// Draws glyphs of one face. Does nothing if the face cannot be opened.
  ///
  /// Glyphs are filled as paths, because Cairo's glyph functions would move each glyph to a whole pixel. Colour glyphs
  /// (emoji) have no outlines, so they are drawn with Cairo's glyph functions. In PDF files, glyphs are written as
  /// text.
  ///
  /// - Parameters:
  ///   - fit: How outlines are scaled; `nil` for not at all. Text in PDF files is not scaled.
  ///   - characters: The characters that the glyphs represent, for text search in PDF files.
  ///   - isRightToLeft: Whether `characters` run from the last glyph to the first.
  func draw(
    _ glyphs: [Glyph], file: FontFile, size: Double, fit: OutlineFit? = nil, color: Color, characters: String = "",
    isRightToLeft: Bool = false
  ) {
    guard !glyphs.isEmpty, size > 0, let face = FontFaces.shared.face(of: file) else { return }
    cairo_set_font_face(context, face.cairo)
    cairo_set_font_size(context, size)
    cairo_set_font_options(context, Self.fontOptions.pointer)
    setSource(color)
    let cairoGlyphs = glyphs.map { cairo_glyph_t(index: UInt($0.id), x: $0.x, y: $0.y) }
    if format == .pdf, !characters.isEmpty {
      show(cairoGlyphs, for: characters, isRightToLeft: isRightToLeft)
    } else if face.hasColor {
      cairo_show_glyphs(context, cairoGlyphs, Int32(cairoGlyphs.count))
    } else {
      addPath(of: cairoGlyphs, fit: fit)
      cairo_fill(context)
    }
  }

  /// Replaces the current path by the outlines of glyphs.
  private func addPath(of glyphs: [cairo_glyph_t], fit: OutlineFit?) {
    cairo_new_path(context)
    guard let fit else { return cairo_glyph_path(context, glyphs, Int32(glyphs.count)) }
    var outlines: [(path: UnsafeMutablePointer<cairo_path_t>, glyph: cairo_glyph_t)] = []
    for glyph in glyphs {
      cairo_new_path(context)
      var atOrigin = cairo_glyph_t(index: glyph.index, x: 0, y: 0)
      cairo_glyph_path(context, &atOrigin, 1)
      if let path = cairo_copy_path(context) { outlines.append((path, glyph)) }
    }
    cairo_new_path(context)
    for (path, glyph) in outlines {
      path.forEachPoint {
        $0.x = glyph.x + $0.x * fit.across
        $0.y = glyph.y + $0.y * ($0.y < 0 ? fit.above : fit.below)
      }
      cairo_append_path(context, path)
      cairo_path_destroy(path)
    }
  }

  /// Writes glyphs as PDF text. All glyphs together represent all the characters (one cluster), so that text can be
  /// searched and copied.
  private func show(_ glyphs: [cairo_glyph_t], for characters: String, isRightToLeft: Bool) {
    let bytes = characters.utf8.count
    var cluster = cairo_text_cluster_t(num_bytes: Int32(bytes), num_glyphs: Int32(glyphs.count))
    let flags = cairo_text_cluster_flags_t(isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD.rawValue : 0)
    cairo_show_text_glyphs(context, characters, Int32(bytes), glyphs, Int32(glyphs.count), &cluster, 1, flags)
  }

  /// Cairo's font options: no hinting, and grey antialiasing, so that pictures are the same on every machine and glyphs
  /// have the same shapes at every scale.
  private static let fontOptions = FontOptions()

  private final class FontOptions: @unchecked Sendable {
    // Unchecked because of the pointer. The options are not changed after the initializer.
    let pointer = cairo_font_options_create()

    init() {
      cairo_font_options_set_hint_style(pointer, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(pointer, CAIRO_HINT_METRICS_OFF)
      cairo_font_options_set_antialias(pointer, CAIRO_ANTIALIAS_GRAY)
    }
  }
}

nonisolated extension UnsafeMutablePointer<cairo_path_t> {
  /// Calls `change` for each point of a Cairo path, in order, and stores the changed point. A Cairo path is an array in
  /// which each element is a header followed by its points.
  fileprivate func forEachPoint(_ change: (inout (x: Double, y: Double)) -> Void) {
    guard let data = pointee.data else { return }
    var place = 0
    while place < Int(pointee.num_data) {
      let length = Int(data[place].header.length)
      for point in place + 1..<place + length {
        var coordinates = (x: data[point].point.x, y: data[point].point.y)
        change(&coordinates)
        data[point].point.x = coordinates.x
        data[point].point.y = coordinates.y
      }
      place += length
    }
  }
}
