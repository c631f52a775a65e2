internal import CHarfBuzz

/// Shapes text that is not in a table of widths, with HarfBuzz.
enum GlyphShaper {
  /// The glyphs of `range`, from left to right, with lengths in points. The text around the range is the context:
  /// Arabic letters at the ends of the range are joined to it.
  ///
  /// - Parameters:
  ///   - pairKerning: whether the face's own kerning and ligatures apply.
  ///   - alone: whether the context is ignored.
  static func glyphs(
    of range: Range<Int>, in units: [UInt16], face: FontFace, size: Double, level: UInt8, pairKerning: Bool,
    alone: Bool
  ) -> [ShapedGlyph] {
    guard let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    let first = alone ? range.lowerBound : 0
    units[first..<(alone ? range.upperBound : units.count)].withUnsafeBufferPointer { text in
      let start = UInt32(range.lowerBound - first)
      hb_buffer_add_utf16(buffer, text.baseAddress, Int32(text.count), start, Int32(range.count))
    }
    hb_buffer_set_direction(buffer, level % 2 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_guess_segment_properties(buffer)
    var features = pairKerning ? [] : offFeatures
    hb_shape(face.font, buffer, &features, UInt32(features.count))

    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, nil)
    else { return [] }
    let scale = size / face.unitsPerEm
    return (0..<Int(count)).map { index in
      let (info, position) = (infos[index], positions[index])
      let flags = hb_glyph_info_get_glyph_flags(&infos[index])
      return ShapedGlyph(
        id: info.codepoint, cluster: Int(info.cluster) + first, advance: Double(position.x_advance) * scale,
        dx: Double(position.x_offset) * scale, dy: Double(position.y_offset) * scale,
        isSafeToBreakBefore: flags.rawValue & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0)
    }
  }

  /// OpenType features that are turned off if a face only replaces the font of an ``AdvanceTable``: kerning comes from
  /// the table, and the replaced font does not have the ligatures of the replacement.
  private static let offFeatures: [hb_feature_t] = ["kern", "calt", "liga", "clig"].map { name in
    let tag = name.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return hb_feature_t(tag: tag, value: 0, start: 0, end: .max)
  }
}
