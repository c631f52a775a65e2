/// Shapes a text: finds the width of each character, and the glyphs of characters that are not in the font's table.
///
/// Nearly all characters are in the font's table of widths (``AdvanceTable``), and take one look-up each. HarfBuzz
/// shapes only the rest ([decision 110](../../../docs/decisions/110-text-without-a-shaper.md)).
///
/// Invariant between runs: `pen` is the end of the last shaped character, and `edges` are final up to this character.
///
/// - Complexity: linear in the text.
struct Shaper {
  private let text: AttributedText
  private let units: [UInt16]
  private var edges: [Double]
  private var runs: [ShapedRun] = []
  private var paragraphs: [ShapedText.Paragraph] = []
  /// The properties of the positions before UTF-16 units. Empty as long as all characters were in a table.
  private var cuts: [ShapedText.CutFlags] = []
  private var pen = 0.0
  private var tabs: [Int] = []
  /// Whether the bidirectional embedding level of some character is not 0.
  private var hasLevels = false
  private var notes: [String] = []
  private lazy var prefersJapanese = units.contains { $0 >= 0x3041 && $0 <= 0x30FF }

  /// Shapes a text.
  ///
  /// - Parameter direction: the direction of paragraphs whose own direction is `natural`.
  static func shape(_ text: AttributedText, direction: WritingDirection = .natural) -> ShapedText {
    var shaper = Shaper(text)
    shaper.findParagraphs(direction)
    for (index, run) in text.runs.enumerated() { shaper.add(run, index: index) }
    if text.runs.contains(where: { $0.attributes.paragraphStyle.hyphenationFactor > 0 }) {
      shaper.notes.append("Words are broken at soft hyphens only; there is no dictionary for the hyphenation factor.")
    }
    return ShapedText(
      text: text, units: shaper.units, edges: shaper.edges, runs: shaper.runs, paragraphs: shaper.paragraphs,
      cuts: shaper.cuts, tabs: shaper.tabs, notes: shaper.notes)
  }

  private init(_ text: AttributedText) {
    self.text = text
    units = Array(text.string.utf16)
    edges = Array(repeating: 0, count: units.count + 1)
  }

  // MARK: Paragraphs

  private mutating func findParagraphs(_ direction: WritingDirection) {
    let mayRunRightToLeft = BidiLevels.mayRunRightToLeft(units[...])
    var start = 0
    while start < units.count {
      let end = units[start...].firstIndex(where: CharacterClass.isHardBreak) ?? units.count
      var next = min(end + 1, units.count)
      if end < units.count, units[end] == 0x0D, next < units.count, units[next] == 0x0A { next += 1 }
      let continues = start > 0 && CharacterClass.isLineSeparator(units[start - 1])
      var paragraph = ShapedText.Paragraph(
        range: start..<end, next: next, continuesParagraph: continues, level: 0, levels: [])
      let own = style(at: start).direction
      let wanted = own == .natural ? direction : own
      if mayRunRightToLeft || wanted == .rightToLeft {
        let found = BidiLevels.levels(of: units[start..<end], direction: wanted)
        paragraph.level = found.paragraph
        if found.levels.contains(where: { $0 != 0 }) {
          paragraph.levels = found.levels
          hasLevels = true
        }
      }
      paragraphs.append(paragraph)
      start = next
    }
    addEmptyParagraphAtEnd()
  }

  /// Adds the empty paragraph that follows a line break at the end of the text. UIKit gives it a line of its own.
  private mutating func addEmptyParagraphAtEnd() {
    guard let last = units.last, CharacterClass.isHardBreak(last) else { return }
    paragraphs.append(
      ShapedText.Paragraph(
        range: units.count..<units.count, next: units.count, continuesParagraph: CharacterClass.isLineSeparator(last),
        level: paragraphs.last?.level ?? 0, levels: []))
  }

  private func style(at offset: Int) -> ParagraphStyle {
    let index = text.runs.partitioningIndex { $0.range.upperBound > offset }
    return index < text.runs.count ? text.runs[index].attributes.paragraphStyle : .default
  }

  // MARK: Characters

  private mutating func add(_ run: AttributedText.Run, index: Int) {
    var start = run.range.lowerBound
    while start < run.range.upperBound {
      let covered = addFromTable(start..<run.range.upperBound, run.attributes, index: index)
      start = covered
      guard start < run.range.upperBound else { break }
      let end = uncoveredEnd(from: start, to: run.range.upperBound, run.attributes)
      addUncovered(start..<end, run.attributes, index: index)
      start = end
    }
  }

  /// Adds characters from the start of a range on, as long as they are in the font's table.
  ///
  /// - Returns: the end of the added characters.
  private mutating func addFromTable(_ range: Range<Int>, _ attributes: TextAttributes, index: Int) -> Int {
    guard let table = attributes.font.face.table else { return range.lowerBound }
    let unit = attributes.font.face.unit
    let extra = attributes.font.face.tracking + (attributes.kern ?? 0)
    let kerns = attributes.kern != 0 && table.hasKerning
    var offset = range.lowerBound
    var previous: UInt16 = 0
    while offset < range.upperBound {
      let character = units[offset]
      let advance = table.advance(character)
      guard advance >= 0 else { break }
      if kerns && previous != 0 {
        pen += Double(table.kerning(previous, character)) * unit
        edges[offset] = pen
      }
      pen += Double(advance) * unit + extra
      edges[offset + 1] = pen
      previous = character
      offset += 1
    }
    if offset < range.upperBound, offset > range.lowerBound, Self.extends(units[offset]) {
      // A combining mark is shaped together with its letter.
      offset -= 1
      pen = offset > range.lowerBound ? edges[offset] - lastKerning(at: offset, attributes) : edges[offset]
      edges[offset] = pen
    }
    append(range.lowerBound..<offset, .table, index: index)
    return offset
  }

  private func lastKerning(at offset: Int, _ attributes: TextAttributes) -> Double {
    guard attributes.kern != 0, let table = attributes.font.face.table else { return 0 }
    return Double(table.kerning(units[offset - 1], units[offset])) * attributes.font.face.unit
  }

  /// The end of a sequence of characters that are not in the font's table.
  private func uncoveredEnd(from start: Int, to end: Int, _ attributes: TextAttributes) -> Int {
    guard let table = attributes.font.face.table else { return end }
    var offset = start + 1
    while offset < end {
      let isCovered = table.advance(units[offset]) >= 0
      if isCovered && !(offset + 1 < end && Self.extends(units[offset + 1])) { break }
      offset += 1
    }
    return offset
  }

  /// Adds characters that are not in the font's table: control characters, attachments, and text for HarfBuzz.
  private mutating func addUncovered(_ range: Range<Int>, _ attributes: TextAttributes, index: Int) {
    var start = range.lowerBound
    while start < range.upperBound {
      let unit = units[start]
      if unit == CharacterClass.attachment, let attachment = attributes.attachment {
        pen += attachment.width + (attributes.kern ?? 0)
        edges[start + 1] = pen
        append(start..<start + 1, .attachment(attachment), index: index)
        start += 1
      } else if CharacterClass.isInvisible(unit) {
        if unit == CharacterClass.tab { tabs.append(start) }
        edges[start + 1] = pen
        append(start..<start + 1, .blank, index: index)
        start += 1
      } else {
        let end = units[start..<range.upperBound].firstIndex {
          CharacterClass.isInvisible($0) || ($0 == CharacterClass.attachment && attributes.attachment != nil)
        }
        let stretch = start..<(end ?? range.upperBound)
        for part in splitByLevel(stretch) { addGlyphs(part, attributes, index: index) }
        start = stretch.upperBound
      }
    }
  }

  /// Splits a range into parts with the same embedding level.
  private func splitByLevel(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for offset in range.dropFirst() where level(at: offset) != level(at: start) {
      parts.append(start..<offset)
      start = offset
    }
    return parts + [start..<range.upperBound]
  }

  private mutating func addGlyphs(_ range: Range<Int>, _ attributes: TextAttributes, index: Int) {
    let font = attributes.font.face
    let level = level(at: range.lowerBound)
    var itemizer = FaceItemizer(font: font, prefersJapanese: prefersJapanese)
    if cuts.isEmpty { cuts = Array(repeating: .plain, count: units.count) }
    for item in itemizer.items(of: range, in: units) {
      let context = GlyphContext(font: font, face: item.face, kern: attributes.kern)
      for offset in item.range { cuts[offset] = [] }
      guard let face = item.face else {
        addEstimate(item.range, context, index: index)
        continue
      }
      let glyphs = context.glyphs(of: item.range, in: units, level: level)
      for offset in item.range { edges[offset + 1] = 0 }
      for glyph in glyphs {
        edges[glyph.cluster + 1] += glyph.advance
        cuts[glyph.cluster].insert(.character)
        if glyph.isSafeToBreakBefore { cuts[glyph.cluster].insert(.safe) }
      }
      for offset in item.range {
        pen += edges[offset + 1]
        edges[offset + 1] = pen
      }
      append(item.range, .glyphs(face, glyphs), index: index)
    }
    if range.upperBound < units.count { cuts[range.upperBound].remove(.kerned) }
    if let missing = itemizer.missing { note(missing: missing) }
  }

  /// Adds characters that no installed font has, with an estimated width of one em each.
  private mutating func addEstimate(_ range: Range<Int>, _ context: GlyphContext, index: Int) {
    for offset in range {
      if !UTF16.isTrailSurrogate(units[offset]) && !Self.extends(units[offset]) {
        cuts[offset] = [.character, .safe]
        pen += context.estimatedWidth
      }
      edges[offset + 1] = pen
    }
    append(range, .blank, index: index)
  }

  private mutating func note(missing scalar: Unicode.Scalar) {
    let code = String(scalar.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
    let note = "No installed font has “\(scalar)” (U+\(padded)); its width is taken as one em."
    if !notes.contains(note) { notes.append(note) }
  }

  /// Adds a run. A run of characters from the table is split where the embedding level changes.
  private mutating func append(_ range: Range<Int>, _ content: ShapedRun.Content, index: Int) {
    guard !range.isEmpty else { return }
    guard case .table = content, hasLevels else {
      runs.append(ShapedRun(range: range, attributes: index, level: level(at: range.lowerBound), content: content))
      return
    }
    for part in splitByLevel(range) {
      runs.append(ShapedRun(range: part, attributes: index, level: level(at: part.lowerBound), content: content))
    }
  }

  private func level(at offset: Int) -> UInt8 {
    guard hasLevels, let paragraph = paragraph(at: offset), !paragraph.levels.isEmpty,
      offset < paragraph.range.upperBound
    else {
      return 0
    }
    return paragraph.levels[offset - paragraph.range.lowerBound]
  }

  private func paragraph(at offset: Int) -> ShapedText.Paragraph? {
    let after = paragraphs.partitioningIndex { $0.range.lowerBound > offset }
    return after > 0 ? paragraphs[after - 1] : nil
  }

  /// Whether a UTF-16 unit is a combining mark, joiner or variation selector, which belongs to the preceding character.
  private static func extends(_ unit: UInt16) -> Bool {
    (unit >= 0x0300 && unit <= 0x036F) || (unit >= 0x0483 && unit <= 0x0489) || (unit >= 0x1AB0 && unit <= 0x1AFF)
      || (unit >= 0x1DC0 && unit <= 0x1DFF) || (unit >= 0x20D0 && unit <= 0x20FF) || unit == 0x200C || unit == 0x200D
      || (unit >= 0xFE00 && unit <= 0xFE0F) || (unit >= 0xFE20 && unit <= 0xFE2F)
  }
}
