/// A text whose widths are known: shaped once, then cut into lines as often as needed.
///
/// `edges[i]` is where unit `i` starts if the whole text stood on one line in logical order, so the width of a range is a
/// difference of two edges. Tabs and hard breaks have no width here: lines give tabs theirs.
final class ShapedText: Sendable {
  let text: AttributedText
  let units: [UInt16]
  let edges: [Double]
  let runs: [ShapedRun]
  let hasHardBreaks: Bool
  let hasTabs: Bool
  let notes: [String]

  init(
    text: AttributedText, units: [UInt16], edges: [Double], runs: [ShapedRun], hasHardBreaks: Bool, hasTabs: Bool,
    notes: [String]
  ) {
    self.text = text
    self.units = units
    self.edges = edges
    self.runs = runs
    self.hasHardBreaks = hasHardBreaks
    self.hasTabs = hasTabs
    self.notes = notes
  }

  var count: Int { units.count }

  /// The width of a range that stands on one line, in points; tabs count nothing.
  func width(_ start: Int, _ end: Int) -> Double {
    guard start < end else { return 0 }
    return edges[end] - edges[start] - kerning(at: end)
  }

  /// The pair kerning by which a character was moved, in points: a line that ends or starts there does not have it.
  func kerning(at place: Int) -> Double {
    guard place > 0, place < count else { return 0 }
    let attributes = text.runs[runIndex(at: place)]
    guard attributes.range.lowerBound < place, attributes.attributes.kern == nil else { return 0 }
    let font = attributes.attributes.font.face
    guard let table = font.table, table.hasKerning else { return 0 }
    return Double(table.kerning(units[place - 1], units[place])) * font.unit
  }

  /// Whether a line may be cut before this unit without splitting what a reader takes for one character.
  func isCharacterBoundary(_ place: Int) -> Bool {
    guard place > 0, place < count else { return true }
    return !UTF16.isTrailSurrogate(units[place])
  }

  /// The nearest boundary between characters at or before a place.
  func characterBoundary(atOrBefore place: Int) -> Int {
    var at = place
    while !isCharacterBoundary(at) { at -= 1 }
    return at
  }

  /// The nearest boundary between characters at or after a place.
  func characterBoundary(atOrAfter place: Int) -> Int {
    var at = place
    while !isCharacterBoundary(at) { at += 1 }
    return at
  }

  /// The attributes of a character; those of the last one at the end of the text.
  func attributes(at place: Int) -> TextAttributes {
    text.runs[runIndex(at: place)].attributes
  }

  /// The place in `text.runs` of the run that holds a character.
  func runIndex(at place: Int) -> Int {
    let all = text.runs
    if all.count == 1 { return 0 }
    var low = 0
    var high = all.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if all[middle].range.lowerBound <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

/// A stretch of text in one font, one direction and one face.
struct ShapedRun: Sendable {
  enum Content: Sendable {
    /// Every character has its width from the font's table.
    case table
    /// Nothing is drawn: tabs, breaks and controls.
    case blank
    case attachment
  }

  var range: Range<Int>
  /// The place in `AttributedText.runs`.
  var attributes: Int
  /// The embedding level: odd for right to left.
  var level: UInt8
  var content: Content
}
