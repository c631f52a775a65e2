import CCairo
import Foundation

extension Canvas {
  /// A glyph of a face and where its origin stands, in points.
  struct Glyph {
    var id: UInt32
    var x: Double
    var y: Double
  }

  /// Draws glyphs of one face. Does nothing if the face cannot be opened.
  ///
  /// Outlines are filled as paths: Cairo's image surfaces would otherwise move each glyph to a whole pixel. Coloured
  /// pictures (emoji) have no outline and are shown as they are.
  func draw(_ glyphs: [Glyph], fontPath: String, faceIndex: Int, size: Double, color: Color) {
    guard !glyphs.isEmpty, size > 0, let face = FontFaces.shared.face(path: fontPath, index: faceIndex) else { return }
    cairo_set_font_face(context, face.cairo)
    cairo_set_font_size(context, size)
    cairo_set_font_options(context, Self.fontOptions.pointer)
    setSource(color)
    let cairoGlyphs = glyphs.map { cairo_glyph_t(index: UInt($0.id), x: $0.x, y: $0.y) }
    if face.hasColor {
      cairo_show_glyphs(context, cairoGlyphs, Int32(cairoGlyphs.count))
    } else {
      cairo_new_path(context)
      cairo_glyph_path(context, cairoGlyphs, Int32(cairoGlyphs.count))
      cairo_fill(context)
    }
  }

  /// No hinting and grey edges: the same picture on every machine and at every scale.
  private static let fontOptions = FontOptions()

  private final class FontOptions: @unchecked Sendable {
    let pointer = cairo_font_options_create()

    init() {
      cairo_font_options_set_hint_style(pointer, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(pointer, CAIRO_HINT_METRICS_OFF)
      cairo_font_options_set_antialias(pointer, CAIRO_ANTIALIAS_GRAY)
    }
  }
}
