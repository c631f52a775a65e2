/// A shaped text, which can be broken into lines for any number of containers.
///
/// Invariant: `edges` are prefix sums of advances. `edges[i]` is the position at which UTF-16 unit `i` starts if the
/// whole text is on one line in logical order. So the width of a range is the difference of two edges, in constant
/// time. Tabs and line breaks have no width here, because the width of a tab depends on its position in a line.
final class ShapedText: Sendable {
  /// Properties of the position before a UTF-16 unit, at which a line could be broken.
  struct CutFlags: OptionSet {
    let rawValue: UInt8
    /// A character (grapheme cluster) starts at the position.
    static let character = CutFlags(rawValue: 1)
    /// If the text is broken at the position, the glyphs on both sides stay the same.
    static let safe = CutFlags(rawValue: 2)
    /// The width of the preceding unit includes pair kerning from the font's table with the following unit.
    static let kerned = CutFlags(rawValue: 4)
    static let plain: CutFlags = [.character, .safe, .kerned]
  }

  /// The text between two hard line breaks, such as newlines.
  struct Paragraph: Sendable {
    /// The range of the text, without the line break that ends it.
    var range: Range<Int>
    /// The start of the next paragraph.
    var next: Int
    /// Whether the text follows a line separator, which does not end a paragraph. It then has no spacing and no
    /// first-line indent of its own.
    var continuesParagraph: Bool
    /// The bidirectional embedding level of the paragraph: odd for right to left.
    var level: UInt8
    /// The embedding level of each UTF-16 unit; empty if all are 0.
    var levels: [UInt8]
  }

  let text: AttributedText
  let units: [UInt16]
  let edges: [Double]
  let runs: [ShapedRun]
  let paragraphs: [Paragraph]
  /// The indices of the tabs, ascending.
  let tabs: [Int]
  let notes: [String]
  /// By UTF-16 unit: the properties of the position before it. Empty if each unit is a separate character that does not
  /// affect the shapes of others.
  private let cuts: [CutFlags]

  init(
    text: AttributedText, units: [UInt16], edges: [Double], runs: [ShapedRun], paragraphs: [Paragraph],
    cuts: [CutFlags], tabs: [Int], notes: [String]
  ) {
    self.text = text
    self.units = units
    self.edges = edges
    self.runs = runs
    self.paragraphs = paragraphs
    self.cuts = cuts
    self.tabs = tabs
    self.notes = notes
  }

  var count: Int { units.count }

  /// The width of a range on one line, in points. Tabs have no width, and letters at the ends of the range keep the
  /// shapes that they have in the whole text.
  func width(_ start: Int, _ end: Int) -> Double {
    start < end ? edges[end] - edges[start] - kerning(at: end) : 0
  }

  /// The pair kerning between the character at an offset and the one before it, in points. It has to be subtracted if a
  /// line is broken there.
  private func kerning(at offset: Int) -> Double {
    guard offset > 0, offset < count, cuts.isEmpty || cuts[offset].contains(.kerned) else { return 0 }
    let run = text.runs[runIndex(at: offset)]
    let font = run.attributes.font.face
    guard run.range.lowerBound < offset, run.attributes.kern != 0, let table = font.table else { return 0 }
    return Double(table.kerning(units[offset - 1], units[offset])) * font.unit
  }

  /// Whether a line can be broken before a UTF-16 unit without splitting a grapheme cluster.
  func isCharacterBoundary(_ offset: Int) -> Bool {
    guard offset > 0, offset < count else { return true }
    return cuts.isEmpty || cuts[offset].contains(.character)
  }

  /// Whether breaking a line before a UTF-16 unit leaves the glyphs on both sides unchanged.
  func isSafeToBreak(_ offset: Int) -> Bool {
    guard offset > 0, offset < count, !cuts.isEmpty else { return true }
    return cuts[offset].contains(.safe)
  }

  /// The nearest boundary between characters at or before an offset.
  func characterBoundary(atOrBefore offset: Int) -> Int {
    var at = offset
    while !isCharacterBoundary(at) { at -= 1 }
    return at
  }

  /// The nearest boundary between characters at or after an offset.
  func characterBoundary(atOrAfter offset: Int) -> Int {
    var at = offset
    while !isCharacterBoundary(at) { at += 1 }
    return at
  }

  /// The attributes of a character; at the end of the text, those of the last one.
  func attributes(at offset: Int) -> TextAttributes {
    text.runs[runIndex(at: offset)].attributes
  }

  /// The index in `text.runs` of the run that contains a character.
  func runIndex(at offset: Int) -> Int {
    let all = text.runs
    return all.count == 1 ? 0 : max(all.partitioningIndex { $0.range.lowerBound > offset } - 1, 0)
  }
}

// MARK: - Cuts in shaped text

extension ShapedText {
  /// The distance in UTF-16 units within which a position is searched at which breaking changes no glyphs. If there is
  /// none within it, more text keeps its shapes than would be exact.
  private static let reshapingReach = 64

  /// Divides a range that was cut out of the text: its head and its tail have to be shaped again, the rest keeps its
  /// glyphs. Head and tail extend to the nearest offset that is safe to break. If they meet, the head is the whole
  /// range.
  private func parts(of range: Range<Int>) -> (head: Range<Int>, kept: Range<Int>, tail: Range<Int>) {
    let (start, end) = (range.lowerBound, range.upperBound)
    var head = start
    while head < end, head - start < Self.reshapingReach, !isSafeToBreak(head) { head += 1 }
    var tail = end
    while tail > start, end - tail < Self.reshapingReach, !isSafeToBreak(tail) { tail -= 1 }
    if head >= tail { return (range, end..<end, end..<end) }
    return (start..<head, head..<tail, tail..<end)
  }

  /// By how many points the width of a range changes if it is cut out of the text, because letters that were joined
  /// across its ends are shaped again.
  func widthChange(cutting start: Int, _ end: Int) -> Double {
    guard !cuts.isEmpty, start < end, !isSafeToBreak(start) || !isSafeToBreak(end) else { return 0 }
    let first = runs(overlapping: start..<start + 1).first
    let last = runs(overlapping: end - 1..<end).first
    var change = 0.0
    for run in [first, first?.range == last?.range ? nil : last] {
      guard let run, case .glyphs = run.content else { continue }
      let parts = parts(of: run.range.clamped(to: start..<end))
      for part in [parts.head, parts.tail] where !part.isEmpty {
        change +=
          reshaped(part, of: run).reduce(0) { $0 + $1.advance } - (edges[part.upperBound] - edges[part.lowerBound])
      }
    }
    return change
  }

  /// The glyphs of a part of a run, from left to right. At the ends of the part, they are shaped again if necessary.
  func glyphs(of range: Range<Int>, in run: ShapedRun) -> [ShapedGlyph] {
    guard case .glyphs(_, let all) = run.content else { return [] }
    if range == run.range { return all }
    let parts = parts(of: range)
    let pieces = [
      reshaped(parts.head, of: run), all.filter { parts.kept.contains($0.cluster) }, reshaped(parts.tail, of: run),
    ]
    return Array((run.level % 2 == 0 ? pieces : pieces.reversed()).joined())
  }

  private func reshaped(_ range: Range<Int>, of run: ShapedRun) -> [ShapedGlyph] {
    guard case .glyphs(let face, _) = run.content, !range.isEmpty else { return [] }
    let attributes = text.runs[run.attributes].attributes
    let context = GlyphContext(font: attributes.font.face, face: face, kern: attributes.kern)
    return context.glyphs(of: range, in: units, level: run.level, alone: true)
  }

  /// The runs that overlap a range, in logical order.
  func runs(overlapping range: Range<Int>) -> ArraySlice<ShapedRun> {
    let start = runs.partitioningIndex { $0.range.upperBound > range.lowerBound }
    let end = runs.partitioningIndex { $0.range.lowerBound >= range.upperBound }
    return runs[start..<max(start, end)]
  }
}
