/// Finds the width of every character of a text.
struct Shaper {
  private var units: [UInt16]
  private var edges: [Double]
  private var runs: [ShapedRun] = []
  private var pen = 0.0
  private var hasHardBreaks = false
  private var hasTabs = false

  static func shape(_ text: AttributedText) -> ShapedText {
    var shaper = Shaper(text)
    for (index, run) in text.runs.enumerated() { shaper.add(run, index: index) }
    return ShapedText(
      text: text, units: shaper.units, edges: shaper.edges, runs: shaper.runs, hasHardBreaks: shaper.hasHardBreaks,
      hasTabs: shaper.hasTabs, notes: [])
  }

  private init(_ text: AttributedText) {
    units = Array(text.string.utf16)
    edges = Array(repeating: 0, count: units.count + 1)
  }

  private mutating func add(_ run: AttributedText.Run, index: Int) {
    let font = run.attributes.font.face
    let extra = font.tracking + (run.attributes.kern ?? 0)
    let kerns = run.attributes.kern == nil && (font.table?.hasKerning ?? false)
    var previous: UInt16 = 0
    for place in run.range {
      let unit = units[place]
      if let attachment = run.attributes.attachment, unit == CharacterClass.attachment {
        pen += attachment.width
        previous = 0
      } else if CharacterClass.isInvisible(unit) {
        hasHardBreaks = hasHardBreaks || CharacterClass.isHardBreak(unit)
        hasTabs = hasTabs || unit == CharacterClass.tab
        previous = 0
      } else if let table = font.table, case let advance = table.advance(unit), advance >= 0 {
        if kerns && previous != 0 { pen += Double(table.kerning(previous, unit)) * font.unit }
        // Kerning belongs to the pair: it moves this character, not the room that the line before it needs.
        edges[place] = pen
        pen += Double(advance) * font.unit + extra
        previous = unit
      } else {
        pen += UTF16.isTrailSurrogate(unit) ? 0 : font.descriptor.size
        previous = 0
      }
      edges[place + 1] = pen
    }
    runs.append(ShapedRun(range: run.range, attributes: index, level: 0, content: .table))
  }
}
