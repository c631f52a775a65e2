/// Shapes ranges of text with HarfBuzz, and adjusts the advances: widths from the font's table, tracking and kern.
struct GlyphContext {
  let font: ResolvedFont
  let face: FontFace?
  /// Whether the face is a fallback font. Text in fallback fonts has no tracking.
  let isFallback: Bool
  let kern: Double?

  init(font: ResolvedFont, face: FontFace?, kern: Double?) {
    self.font = font
    self.face = face
    self.kern = kern
    isFallback = face !== font.face
  }

  private var extra: Double { (isFallback ? 0 : font.tracking) + (kern ?? 0) }

  /// The estimated width in points of a character that no installed font has: one em.
  var estimatedWidth: Double { font.descriptor.size + (kern ?? 0) }

  /// The glyphs of a range from left to right, with adjusted advances.
  ///
  /// - Parameter alone: whether the range is shaped as if there were no text around it.
  func glyphs(of range: Range<Int>, in units: [UInt16], level: UInt8, alone: Bool = false) -> [ShapedGlyph] {
    guard let face else { return [] }
    let glyphs = GlyphShaper.glyphs(
      of: range, in: units, face: face, size: font.descriptor.size, level: level,
      pairKerning: isFallback || font.table == nil, alone: alone)
    return adjust(glyphs, units: units)
  }

  /// Sets the width of each cluster to that in the tables, if it is known, and adds tracking and kern.
  private func adjust(_ glyphs: [ShapedGlyph], units: [UInt16]) -> [ShapedGlyph] {
    var result = glyphs
    var start = 0
    while start < result.count {
      var end = start + 1
      while end < result.count && result[end].cluster == result[start].cluster { end += 1 }
      setWidth(of: start..<end, in: &result, units: units)
      start = end
    }
    return result
  }

  private func setWidth(of cluster: Range<Int>, in glyphs: inout [ShapedGlyph], units: [UInt16]) {
    let known = knownWidth(units[glyphs[cluster.lowerBound].cluster])
    guard known != nil || extra != 0 else { return }
    let natural = glyphs[cluster].reduce(0) { $0 + $1.advance }
    // Clusters whose width is zero, such as a combining mark without a letter, get no tracking.
    guard natural != 0 else { return }
    let wanted = (known ?? natural) + extra
    // The whole difference is added to the widest glyph of the cluster. The offsets of later glyphs are reduced, so
    // that they keep their positions relative to this glyph.
    let carrier = cluster.max { glyphs[$0].advance < glyphs[$1].advance } ?? cluster.lowerBound
    let change = wanted - natural
    glyphs[carrier].advance += change
    for index in carrier + 1..<max(cluster.upperBound, carrier + 1) { glyphs[index].dx -= change }
  }

  private func knownWidth(_ unit: UInt16) -> Double? {
    if !isFallback, let table = font.table, case let advance = table.advance(unit), advance >= 0 {
      return Double(advance) * font.unit
    }
    if isFallback, face?.isColor == true {
      return StepFunction.emojiWidth(size: font.descriptor.size) * font.descriptor.size
    }
    if isFallback, font.isSystem, Self.isIdeograph(unit) {
      return StepFunction.ideographWidth(size: font.descriptor.size, era: font.descriptor.era) * font.descriptor.size
    }
    return nil
  }

  /// Whether a unit is a Han or kana character, or their punctuation or a full-width form. All these have the same
  /// width.
  private static func isIdeograph(_ unit: UInt16) -> Bool {
    (unit >= 0x3000 && unit <= 0x30FF) || (unit >= 0x3400 && unit <= 0x9FFF) || (unit >= 0xF900 && unit <= 0xFAFF)
      || (unit >= 0xFF01 && unit <= 0xFF60) || (unit >= 0xFFE0 && unit <= 0xFFE6)
  }
}
