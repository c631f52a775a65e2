internal import CHarfBuzz
import InputFiles

/// A font face that has been opened from a font file with HarfBuzz.
final class FontFace: @unchecked Sendable {
  // Unchecked because of the pointer. HarfBuzz's font is made immutable, so it can be used from any thread.
  let file: FontFile
  /// HarfBuzz's font. Its scale is the face's units per em, so that one object can be used for all sizes.
  let font: OpaquePointer
  let unitsPerEm: Double
  /// Whether the face has colour glyphs, such as emoji.
  let isColor: Bool

  /// Opens a face; nil if the file cannot be read or does not contain the face.
  init?(_ file: FontFile) {
    // Only regular files, because HarfBuzz would wait forever on a named pipe. `isNamed` allows symbolic links, because
    // installed fonts are often links.
    guard RegularFile.isThere(file.path, isNamed: true), let blob = hb_blob_create_from_file_or_fail(file.path) else {
      return nil
    }
    defer { hb_blob_destroy(blob) }
    guard file.index < Int(hb_face_count(blob)), let face = hb_face_create(blob, UInt32(file.index)) else { return nil }
    defer { hb_face_destroy(face) }
    guard let font = hb_font_create(face) else { return nil }
    let units = hb_face_get_upem(face)
    hb_font_set_scale(font, Int32(units), Int32(units))
    hb_font_make_immutable(font)
    self.file = file
    self.font = font
    unitsPerEm = Double(units)
    isColor = hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
  }

  deinit { hb_font_destroy(font) }

  /// The glyph index for a character, or nil if the face has no glyph for it.
  func glyph(for scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
  }

  /// The advance width of a glyph in em.
  func advance(of glyph: UInt32) -> Double { Double(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm }

  /// The vertical metrics in the font file.
  var metrics: FontMetrics {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    func metric(_ tag: hb_ot_metrics_tag_t, else fallback: Double) -> Double {
      var value: hb_position_t = 0
      return hb_ot_metrics_get_position(font, tag, &value) != 0 && value > 0 ? Double(value) / unitsPerEm : fallback
    }
    return FontMetrics(
      ascender: Double(extents.ascender) / unitsPerEm, descender: Double(extents.descender) / unitsPerEm,
      lineGap: Double(extents.line_gap) / unitsPerEm, capHeight: metric(HB_OT_METRICS_TAG_CAP_HEIGHT, else: 0.7),
      xHeight: metric(HB_OT_METRICS_TAG_X_HEIGHT, else: 0.5))
  }

  /// The PostScript, family and full names of the face.
  var names: [String] {
    let face = hb_font_get_face(font)
    return [
      HB_OT_NAME_ID_POSTSCRIPT_NAME, HB_OT_NAME_ID_FONT_FAMILY, HB_OT_NAME_ID_FULL_NAME,
      HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY,
    ]
    .compactMap { Self.name(UInt32($0), of: face) }
  }

  private static func name(_ identifier: UInt32, of face: OpaquePointer?) -> String? {
    var size: UInt32 = 256
    var buffer = [CChar](repeating: 0, count: 256)
    let length = hb_ot_name_get_utf8(face, identifier, nil, &size, &buffer)
    guard length > 0 else { return nil }
    return String(decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
