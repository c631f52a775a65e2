/// Finds the ends of lines.
///
/// - Method: first fit, as UIKit and most programs break lines: each line takes as many words as fit. The optimum fit
///   of Knuth and Plass (1981, [doi:10.1002/spe.4380111102](https://doi.org/10.1002/spe.4380111102)) is used for
///   justified paragraphs only (``evenEnds(from:paragraphEnd:firstLimit:limit:)``). Breakpoints are those of Unicode
///   (UAX #14).
/// - Invariant: `nextBreak` is the index of the first breakpoint after the line that was found last, so lines have to
///   be asked for in ascending order.
/// - Complexity: a line costs one look-up of a width per breakpoint that it passes, and a bisection where a word has to
///   be split; a paragraph is linear in its breakpoints. Widths are differences of prefix sums (``ShapedText``).
struct LineBreaker {
  let shaped: ShapedText
  private var breaks: [Int]?
  private var nextBreak = 0

  /// Lengths that differ by less count as equal. This covers rounding to pixels and rounding by the solver.
  static let tolerance = 1.0 / 1024

  init(_ shaped: ShapedText) { self.shaped = shaped }

  /// The start of a line, and its inset, on which its tabs depend.
  struct Origin {
    var start: Int
    var style: ParagraphStyle
    /// From the container's leading edge.
    var inset: Double
  }

  /// The start of the next line, and the end of the visible text of this one.
  typealias End = (next: Int, visible: Int)

  /// The end of a line in a limited width. A line has at least one character, even if that is wider than the line.
  ///
  /// - Parameter splitsWords: whether a word that is wider than the line is split; if not, nil is returned.
  mutating func end(
    from origin: Origin, paragraphEnd: Int, limit: Double, mode: LineBreakMode, splitsWords: Bool = true
  ) -> End? {
    if width(from: origin, to: paragraphEnd, limit: limit) <= limit + Self.tolerance {
      return (paragraphEnd, paragraphEnd)
    }
    if mode != .byCharWrapping {
      if let end = wordEnd(from: origin, paragraphEnd: paragraphEnd, limit: limit) { return end }
      if !splitsWords { return nil }
    }
    let fitting = lastBoundary(from: origin, to: paragraphEnd, limit: limit)
    let end = max(fitting, shaped.characterBoundary(atOrAfter: origin.start + 1))
    var next = end
    while next < paragraphEnd && CharacterClass.isSpace(shaped.units[next]) { next += 1 }
    return (next, next > end ? trimmed(origin.start, end) : end)
  }

  /// The last offset within the limit at which Unicode's rules allow a line to end.
  private mutating func wordEnd(from origin: Origin, paragraphEnd: Int, limit: Double) -> End? {
    let breaks = opportunities()
    while nextBreak < breaks.count && breaks[nextBreak] <= origin.start { nextBreak += 1 }
    var found: End?
    var pen = LinePen(origin, shaped)
    while nextBreak < breaks.count {
      let end = min(breaks[nextBreak], paragraphEnd)
      let visible = trimmed(origin.start, end)
      pen.move(to: visible, limit: limit)
      // The white space at the end of a line takes no room, and a soft hyphen takes room only there.
      if pen.width + hyphenWidth(before: visible) > limit + Self.tolerance { break }
      found = (end, visible)
      if end == paragraphEnd { break }
      nextBreak += 1
    }
    return found
  }

  /// The offset before the last word of a line, if otherwise a single word would be left on the paragraph's last line.
  ///
  /// Nil if the line has only one word, if more than one word follows, or if both words together are too long for a
  /// line.
  ///
  /// - Parameter end: the result of `end(from:paragraphEnd:limit:mode:splitsWords:)` for the line before.
  mutating func endBeforeOrphan(_ end: End, from origin: Origin, paragraphEnd: Int, limit: Double) -> End? {
    let breaks = opportunities()
    guard end.next < paragraphEnd, nextBreak >= 2, nextBreak < breaks.count, breaks[nextBreak - 1] == end.next,
      breaks[nextBreak] >= paragraphEnd
    else { return nil }
    let earlier = breaks[nextBreak - 2]
    guard earlier > origin.start,
      shaped.width(earlier, trimmed(earlier, paragraphEnd)) <= limit + Self.tolerance
    else { return nil }
    nextBreak -= 1
    return (earlier, trimmed(origin.start, earlier))
  }

  /// The ends of all lines of a justified paragraph, chosen so that spaces are stretched as evenly as possible.
  ///
  /// The sum of the squares by which the spaces are stretched is the least one. The number of lines is the same as if
  /// each line took as many words as fit. Nil if a word is wider than a line, or if tabs divide the lines.
  ///
  /// UIKit has broken justified text like this since iOS 17, as a recorded paragraph of five lines shows.
  ///
  /// - Method: dynamic programming over the breakpoints, as Knuth and Plass (1981,
  ///   [doi:10.1002/spe.4380111102](https://doi.org/10.1002/spe.4380111102)) do it, in layers by number of lines.
  ///   Spaces only stretch, so the demerits of a line are the square of its stretch; there are no penalties.
  /// - Invariant: a layer has, for each breakpoint, the least demerits of all ways to get there in that many lines.
  /// - Complexity: lines × breakpoints × breakpoints of one line.
  mutating func evenEnds(
    from start: Int, paragraphEnd: Int, firstLimit: Double, limit: Double
  ) -> [Int: End]? {
    guard shaped.tabs.isEmpty else { return nil }
    let breakpoints = [start] + opportunities().filter { $0 > start && $0 < paragraphEnd } + [paragraphEnd]
    // For each number of lines and each offset where the last of them may end: the least cost, and where that last line
    // starts.
    var layers: [[(cost: Double, from: Int)?]] = [Array(repeating: nil, count: breakpoints.count)]
    layers[0][0] = (0, 0)
    while layers[layers.count - 1][breakpoints.count - 1] == nil {
      let before = layers[layers.count - 1]
      let room = layers.count == 1 ? firstLimit : limit
      var layer: [(cost: Double, from: Int)?] = Array(repeating: nil, count: breakpoints.count)
      for (from, reached) in before.enumerated() {
        guard let reached else { continue }
        for to in from + 1..<max(breakpoints.count, from + 1) {
          guard
            let stretch = stretch(
              from: breakpoints[from], to: breakpoints[to], room: room, isLast: to == breakpoints.count - 1)
          else {
            // A longer line would not fit, either.
            break
          }
          let cost = reached.cost + stretch * stretch
          if cost < layer[to]?.cost ?? .infinity { layer[to] = (cost, from) }
        }
      }
      if layer.allSatisfy({ $0 == nil }) { return nil }
      layers.append(layer)
    }
    var ends: [Int: End] = [:]
    var last = breakpoints.count - 1
    for layer in layers.dropFirst().reversed() {
      guard let from = layer[last]?.from else { return nil }
      ends[breakpoints[from]] = (breakpoints[last], trimmed(breakpoints[from], breakpoints[last]))
      last = from
    }
    return ends
  }

  /// By how much each space of a justified line is stretched; 0 for a last line, nil if the words are wider than the
  /// line.
  private func stretch(from start: Int, to end: Int, room: Double, isLast: Bool) -> Double? {
    let visible = trimmed(start, end)
    let left = room - shaped.width(start, visible) - hyphenWidth(before: visible)
    guard left >= -Self.tolerance else { return nil }
    if isLast { return 0 }
    let spaces = shaped.units[start..<visible].count { $0 == 0x20 || $0 == 0xA0 }
    return left / Double(max(spaces, 1))
  }

  private mutating func opportunities() -> [Int] {
    if let breaks { return breaks }
    let found = LineBreaks.opportunities(in: shaped.units)
    breaks = found
    return found
  }

  /// The width of a line that ends at an offset, tabs included. If it exceeds the limit, the result is only some number
  /// above the limit.
  private func width(from origin: Origin, to end: Int, limit: Double) -> Double {
    guard !shaped.tabs.isEmpty else { return shaped.width(origin.start, end) }
    var pen = LinePen(origin, shaped)
    pen.move(to: end, limit: limit)
    return pen.width
  }

  /// The width of a line that ends at an offset, tabs included, with letters shaped for the ends of the line.
  func exactWidth(from origin: Origin, to end: Int) -> Double {
    width(from: origin, to: end, limit: .infinity) + shaped.widthChange(cutting: origin.start, end)
  }

  /// The width of the hyphen that is shown for a soft hyphen at the end of a line.
  func hyphenWidth(before offset: Int) -> Double {
    guard offset > 0, shaped.units[offset - 1] == CharacterClass.softHyphen else { return 0 }
    return LineToken.hyphen.width(shaped.attributes(at: offset - 1))
  }

  /// The end of the text without the white space at its end.
  func trimmed(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start && CharacterClass.isSpace(shaped.units[end - 1]) { end -= 1 }
    return end
  }

  /// The last character boundary before which the text is not wider than the limit.
  ///
  /// - Complexity: a bisection of the prefix sums.
  func lastBoundary(from origin: Origin, to end: Int, limit: Double) -> Int {
    var low = origin.start
    var high = end
    while low < high {
      let middle = (low + high + 1) / 2
      if width(from: origin, to: middle, limit: limit) <= limit + Self.tolerance {
        low = middle
      } else {
        high = middle - 1
      }
    }
    // Letters that were joined across the cut are shaped anew, which may make the line wider.
    var offset = shaped.characterBoundary(atOrBefore: low)
    while offset > origin.start, !shaped.isSafeToBreak(offset),
      exactWidth(from: origin, to: offset) > limit + Self.tolerance
    {
      offset = shaped.characterBoundary(atOrBefore: offset - 1)
    }
    return max(offset, origin.start)
  }

  /// The first character boundary after which the text is not wider than the limit.
  ///
  /// - Complexity: a bisection of the prefix sums.
  func firstBoundary(from start: Int, to end: Int, limit: Double) -> Int {
    var low = start
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if shaped.width(middle, end) <= limit + Self.tolerance { high = middle } else { low = middle + 1 }
    }
    var offset = shaped.characterBoundary(atOrAfter: low)
    while offset < end, !shaped.isSafeToBreak(offset),
      shaped.width(offset, end) + shaped.widthChange(cutting: offset, end) > limit + Self.tolerance
    {
      offset = shaped.characterBoundary(atOrAfter: offset + 1)
    }
    return min(offset, end)
  }
}

/// A pen that moves forward along one line.
private struct LinePen {
  private let shaped: ShapedText
  private let origin: LineBreaker.Origin
  private var ruler: TabRuler
  private var since: Int
  private var offset: Int
  private var nextTab: Int

  init(_ origin: LineBreaker.Origin, _ shaped: ShapedText) {
    self.shaped = shaped
    self.origin = origin
    ruler = TabRuler(origin.style, inset: origin.inset)
    since = origin.start
    offset = origin.start
    nextTab = shaped.tabs.partitioningIndex { $0 >= origin.start }
  }

  /// Moves to an offset, but stops at the first tab beyond the limit.
  mutating func move(to end: Int, limit: Double) {
    while nextTab < shaped.tabs.count, shaped.tabs[nextTab] < end, ruler.position - origin.inset <= limit + 1 {
      ruler.advance(by: shaped.width(since, shaped.tabs[nextTab]))
      ruler.tab()
      since = shaped.tabs[nextTab] + 1
      nextTab += 1
    }
    offset = max(offset, end)
  }

  var width: Double {
    var ruler = ruler
    ruler.advance(by: shaped.width(since, offset))
    return ruler.position - origin.inset
  }
}
