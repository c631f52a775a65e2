internal import CHarfBuzz

/// Positions the glyphs of a line.
struct GlyphRunBuilder {
  let shaped: ShapedText
  let line: Line
  private var pen = 0.0
  private var ruler: TabRuler
  private var result: [GlyphRun] = []

  /// A part of the line that belongs to a single run and has a single direction, or an ellipsis or hyphen.
  private struct Piece {
    enum Content {
      case run(ShapedRun)
      case token(LineToken, offset: Int)
    }
    var content: Content
    var range: Range<Int>
    var level: UInt8
  }

  init(shaped: ShapedText, line: Line) {
    self.shaped = shaped
    self.line = line
    pen = line.x
    ruler = TabRuler(shaped.attributes(at: line.range.lowerBound).paragraphStyle, inset: line.leadingInset)
  }

  mutating func runs() -> [GlyphRun] {
    let pieces = pieces()
    let order = BidiLevels.visualOrder(pieces.map(\.level))
    for (number, index) in order.enumerated() {
      let piece = pieces[index]
      switch piece.content {
      case .token(let token, let offset): add(token, offset: offset, level: piece.level)
      case .run(let run):
        if isTab(piece) {
          moveToTab(textAfter: order[(number + 1)...].map { pieces[$0] })
        } else {
          add(run, range: piece.range)
        }
      }
    }
    return result
  }

  // MARK: Pieces

  /// The visible parts of the line, in logical order.
  private func pieces() -> [Piece] {
    var pieces: [Piece] = []
    let start = line.range.lowerBound
    if let hidden = line.hiddenRange, line.hasEllipsis {
      addPieces(start..<hidden.lowerBound, to: &pieces)
      let offset = hidden.lowerBound > start ? hidden.lowerBound - 1 : start
      pieces.append(
        Piece(content: .token(.ellipsis, offset: offset), range: offset..<offset, level: line.paragraphLevel))
      addPieces(hidden.upperBound..<max(line.visibleEnd, hidden.upperBound), to: &pieces)
    } else {
      addPieces(start..<line.visibleEnd, to: &pieces)
    }
    if line.endsWithHyphen {
      let offset = line.visibleEnd - 1
      pieces.append(Piece(content: .token(.hyphen, offset: offset), range: offset..<offset, level: line.paragraphLevel))
    }
    return pieces
  }

  private func addPieces(_ range: Range<Int>, to pieces: inout [Piece]) {
    guard !range.isEmpty else { return }
    for run in shaped.runs(overlapping: range) {
      pieces.append(Piece(content: .run(run), range: run.range.clamped(to: range), level: run.level))
    }
  }

  // MARK: Tabs

  private func isTab(_ piece: Piece) -> Bool {
    guard case .run(let run) = piece.content, case .blank = run.content else { return false }
    return shaped.units[piece.range.lowerBound] == CharacterClass.tab
  }

  private mutating func moveToTab(textAfter: [Piece]) {
    ruler.advance(by: pen - line.x - (ruler.position - line.leadingInset))
    ruler.tab()
    var ahead = ruler
    for piece in textAfter.prefix(while: { !isTab($0) }) {
      ahead.advance(by: shaped.width(piece.range.lowerBound, piece.range.upperBound))
    }
    // With a right or centred tab stop, the text after the tab starts at a position that depends on its own width.
    let start = ahead.start
    ruler.advance(by: start - ruler.position)
    pen = line.x + start - line.leadingInset
  }

  // MARK: Glyphs

  private mutating func add(_ token: LineToken, offset: Int, level: UInt8) {
    let attributes = shaped.attributes(at: offset)
    let width = token.width(attributes)
    let face = attributes.font.face.face
    let glyph = face?.glyph(for: UInt32(token.character))
    append(
      face: face, glyphs: glyph.map { [(id: $0, x: 0, y: 0)] } ?? [], width: width, range: offset..<offset,
      attributes: attributes, level: level)
  }

  private mutating func add(_ run: ShapedRun, range: Range<Int>) {
    let attributes = shaped.text.runs[run.attributes].attributes
    switch run.content {
    case .table: addCharacters(of: run, range: range, attributes)
    case .glyphs(let face, _):
      var x = 0.0
      var glyphs: [(id: UInt32, x: Double, y: Double)] = []
      let all = shaped.glyphs(of: range, in: run)
      for (index, glyph) in all.enumerated() {
        glyphs.append((glyph.id, x + glyph.dx, -glyph.dy))
        let isLast = index + 1 == all.count || all[index + 1].cluster != glyph.cluster
        x += glyph.advance + (isLast ? stretch(at: glyph.cluster) : 0)
      }
      append(face: face, glyphs: glyphs, width: x, range: range, attributes: attributes, level: run.level)
    case .attachment:
      append(
        face: nil, glyphs: [], width: shaped.width(range.lowerBound, range.upperBound), range: range,
        attributes: attributes, level: run.level)
    case .blank:
      let width = shaped.width(range.lowerBound, range.upperBound)
      guard width > 0 else { return }
      append(face: nil, glyphs: [], width: width, range: range, attributes: attributes, level: run.level)
    }
  }

  /// Adds one glyph per character, at the positions that follow from the widths in the font's table.
  private mutating func addCharacters(of run: ShapedRun, range: Range<Int>, _ attributes: TextAttributes) {
    let face = attributes.font.face.face
    let isRightToLeft = run.level % 2 == 1
    let width = shaped.width(range.lowerBound, range.upperBound)
    let functions = hb_unicode_funcs_get_default()
    let fit = face.flatMap { outlineFit(of: $0, range: range, width: width, attributes) }
    var stretched = 0.0
    var glyphs: [(id: UInt32, x: Double, y: Double)] = []
    glyphs.reserveCapacity(range.count)
    for offset in isRightToLeft ? Array(range.reversed()) : Array(range) {
      var character = UInt32(shaped.units[offset])
      let x =
        isRightToLeft
        ? width - (shaped.edges[offset + 1] - shaped.edges[range.lowerBound])
        : shaped.edges[offset] - shaped.edges[range.lowerBound]
      if isRightToLeft { character = hb_unicode_mirroring(functions, character) }
      let glyph = face?.glyph(for: character) ?? 0
      glyphs.append((glyph, x + stretched + centring(of: glyph, face, fit, offset: offset, attributes), 0))
      stretched += stretch(at: offset)
    }
    append(
      face: face, fit: fit, glyphs: glyphs, width: width + stretched, range: range, attributes: attributes,
      level: run.level)
  }

  /// How the outlines of a replacement face are scaled. If the replaced font is a named font, the letters are scaled
  /// horizontally to the widths in the font's table, because with their own widths they could overlap or be far apart.
  private func outlineFit(
    of face: FontFace, range: Range<Int>, width: Double, _ attributes: TextAttributes
  ) -> OutlineFit? {
    let font = attributes.font.face
    guard !font.isSystem else { return font.outlineFit(of: face) }
    let own = range.reduce(0) { $0 + face.advance(of: face.glyph(for: UInt32(shaped.units[$1])) ?? 0) }
    guard own > 0, width > 0 else { return nil }
    return OutlineFit(across: width / (own * font.descriptor.size))
  }

  /// The horizontal offset in points that centres a glyph of a replacement face in its character's width from the
  /// table.
  private func centring(
    of glyph: UInt32, _ face: FontFace?, _ fit: OutlineFit?, offset: Int, _ attributes: TextAttributes
  ) -> Double {
    let font = attributes.font.face
    guard let face, let advance = font.table?.advance(shaped.units[offset]), advance >= 0 else { return 0 }
    return (Double(advance) * font.unit - face.advance(of: glyph) * font.descriptor.size * (fit?.across ?? 1)) / 2
  }

  /// The space in points that a justified or tightened line adds after a character; negative for tightening.
  private func stretch(at offset: Int) -> Double {
    guard line.spaceStretch > 0 else { return line.tightening }
    return shaped.units[offset] == 0x20 || shaped.units[offset] == 0xA0 ? line.spaceStretch : 0
  }

  private mutating func append(
    face: FontFace?, fit: OutlineFit? = nil, glyphs: [(id: UInt32, x: Double, y: Double)], width: Double,
    range: Range<Int>, attributes: TextAttributes, level: UInt8
  ) {
    let baseline = line.baseline
    result.append(
      GlyphRun(
        file: face?.file, isColor: face?.isColor ?? false, size: attributes.font.pointSize,
        outlineFit: fit ?? face.flatMap(attributes.font.face.outlineFit(of:)), glyphs: glyphs.map(\.id),
        positions: glyphs.map {
          GlyphRun.Position(x: pen + $0.x, y: baseline - attributes.baselineOffset + $0.y)
        }, x: pen, width: width, baseline: baseline, range: range, attributes: attributes,
        isRightToLeft: level % 2 == 1))
    pen += width
  }
}
