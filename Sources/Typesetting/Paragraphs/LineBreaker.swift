/// Breaks paragraphs into lines: finds where each line ends.
///
/// - Method: first fit, as UIKit and most programs break lines: each line takes as many words as fit. The optimum fit
///   of Knuth and Plass (1981, [doi:10.1002/spe.4380111102](https://doi.org/10.1002/spe.4380111102)) is used only for
///   justified paragraphs (``evenEnds(from:paragraphEnd:firstLimit:limit:)``). Lines may end at the breakpoints of
///   Unicode's line breaking algorithm (UAX #14).
/// - Invariant: `nextBreak` is the index of the first breakpoint after the line that was found last, so lines have to
///   be requested in ascending order.
/// - Complexity: for each line, a width is looked up for each breakpoint in the line, and if a word has to be split,
///   the position is bisected. A paragraph takes time linear in its breakpoints. Widths are differences of prefix sums
///   (``ShapedText``).
struct LineBreaker {
  let shaped: ShapedText
  private var breaks: [Int]?
  private var nextBreak = 0

  /// The tolerance in points when lengths are compared. It is larger than the rounding errors of the constraint solver
  /// and of rounding to pixels.
  static let tolerance = 1.0 / 1024

  init(_ shaped: ShapedText) { self.shaped = shaped }

  /// The start of a line in the text, and the properties on which the positions of its tabs depend.
  struct Origin {
    var start: Int
    var style: ParagraphStyle
    /// The distance from the container's leading edge to the start of the line, in points.
    var inset: Double
  }

  /// The end of a line: the offset at which the next line starts, and the offset at which the visible text of this line
  /// ends (before white space).
  typealias End = (next: Int, visible: Int)

  /// The end of a line in a limited width. A line has at least one character, even if this character is too wide.
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

  /// The last breakpoint between words at which the line does not exceed the limit; nil if the first word is too wide.
  private mutating func wordEnd(from origin: Origin, paragraphEnd: Int, limit: Double) -> End? {
    let breaks = opportunities()
    while nextBreak < breaks.count && breaks[nextBreak] <= origin.start { nextBreak += 1 }
    var found: End?
    var pen = LinePen(origin, shaped)
    while nextBreak < breaks.count {
      let end = min(breaks[nextBreak], paragraphEnd)
      let visible = trimmed(origin.start, end)
      pen.move(to: visible, limit: limit)
      // White space at the end of a line has no width. A soft hyphen has a width only at the end of a line.
      if pen.width + hyphenWidth(before: visible) > limit + Self.tolerance { break }
      found = (end, visible)
      if end == paragraphEnd { break }
      nextBreak += 1
    }
    return found
  }

  /// An earlier end for a line, so that the paragraph's last line does not have a single word (an orphan): the end
  /// before the line's last word.
  ///
  /// Nil if the line has only one word, if more than one word follows the line, or if the two words do not fit on one
  /// line.
  ///
  /// - Parameter end: the result of `end(from:paragraphEnd:limit:mode:splitsWords:)` for the line.
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
  /// The sum over all lines of the squared stretch per space is minimal. The number of lines is the same as if each
  /// line took as many words as fit.
  ///
  /// UIKit has broken justified text like this since iOS 17, as a recorded paragraph of five lines shows.
  ///
  /// - Parameters:
  ///   - firstLimit: the width of the first line, in points.
  ///   - limit: the width of the other lines, in points.
  /// - Returns: the ends by the offsets at which the lines start; nil if a word is wider than a line, or if the text
  ///   has tabs.
  ///
  /// - Method: dynamic programming over the breakpoints, as Knuth and Plass (1981,
  ///   [doi:10.1002/spe.4380111102](https://doi.org/10.1002/spe.4380111102)) do it, in layers by number of lines.
  ///   Spaces only stretch, so the demerits of a line are the square of its stretch; there are no penalties.
  /// - Invariant: layer `n` has, for each breakpoint, the least demerits of all ways to break the text before it into
  ///   `n` lines.
  /// - Complexity: lines × breakpoints × breakpoints of one line.
  mutating func evenEnds(
    from start: Int, paragraphEnd: Int, firstLimit: Double, limit: Double
  ) -> [Int: End]? {
    guard shaped.tabs.isEmpty else { return nil }
    let breakpoints = [start] + opportunities().filter { $0 > start && $0 < paragraphEnd } + [paragraphEnd]
    // By number of lines, then by the breakpoint at which the last of these lines ends: the least cost, and the
    // breakpoint at which this last line starts.
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
            // Lines that end at later breakpoints are longer, so they do not fit either.
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

  /// By how many points each space of a justified line is stretched; 0 for the last line of a paragraph, nil if the
  /// line is wider than `room`.
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

  /// The width of a line that ends at an offset, including tabs, in points. If it exceeds the limit, the result is not
  /// exact, but also exceeds the limit.
  private func width(from origin: Origin, to end: Int, limit: Double) -> Double {
    guard !shaped.tabs.isEmpty else { return shaped.width(origin.start, end) }
    var pen = LinePen(origin, shaped)
    pen.move(to: end, limit: limit)
    return pen.width
  }

  /// The exact width of a line that ends at an offset, including tabs, in points. Letters that were joined across the
  /// start or the end of the line are shaped again.
  func exactWidth(from origin: Origin, to end: Int) -> Double {
    width(from: origin, to: end, limit: .infinity) + shaped.widthChange(cutting: origin.start, end)
  }

  /// The width of the hyphen that a line shows if it ends at an offset after a soft hyphen; otherwise 0.
  func hyphenWidth(before offset: Int) -> Double {
    guard offset > 0, shaped.units[offset - 1] == CharacterClass.softHyphen else { return 0 }
    return LineToken.hyphen.width(shaped.attributes(at: offset - 1))
  }

  /// The end of a range without trailing white space.
  func trimmed(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start && CharacterClass.isSpace(shaped.units[end - 1]) { end -= 1 }
    return end
  }

  /// The last character boundary at which a line can end without exceeding the limit.
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
    // Letters that were joined across the cut are shaped again, which may make the line wider than the prefix sums say.
    var offset = shaped.characterBoundary(atOrBefore: low)
    while offset > origin.start, !shaped.isSafeToBreak(offset),
      exactWidth(from: origin, to: offset) > limit + Self.tolerance
    {
      offset = shaped.characterBoundary(atOrBefore: offset - 1)
    }
    return max(offset, origin.start)
  }

  /// The first character boundary from which the text up to `end` does not exceed the limit.
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

/// Computes the width of the beginning of a line with tabs, for ascending offsets.
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

  /// Moves to an offset. Tabs beyond the limit are ignored, because the line is then too wide anyway.
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
