/// Computes the horizontal ranges that the lines of one paragraph may fill in their container, given by indents and
/// exclusion rectangles, and aligns lines in these ranges.
struct ParagraphGeometry {
  /// A horizontal range of a row that one line may fill. Lengths are in points.
  struct Part {
    var x: Double
    var width: Double
    /// The distance from the leading edge of the container to the part.
    var leadingInset: Double
    /// Whether the part is the whole row, because no exclusion divides it.
    var isWhole: Bool
  }

  let style: ParagraphStyle
  let mode: LineBreakMode
  private let level: UInt8
  private let container: TextContainer

  init(_ style: ParagraphStyle, container: TextContainer, level: UInt8) {
    self.style = style
    self.container = container
    self.level = level
    mode = style.lineBreakMode ?? container.lineBreakMode
  }

  private var isRightToLeft: Bool { level % 2 == 1 }

  /// The parts of a row that indents and exclusions leave for text, in reading order.
  ///
  /// - Parameters:
  ///   - y: the top of the row. If there is no part at this height, it is moved down to the first height at which there
  ///     is one.
  ///   - height: the height of the row.
  func parts(y: inout Double, height: Double, isFirstLine: Bool) -> [Part] {
    let leading = max(isFirstLine ? style.firstLineHeadIndent : style.headIndent, 0)
    let end = max(style.tailIndent > 0 ? style.tailIndent : container.width + style.tailIndent, leading)
    // A container without a width has no right edge, so right-to-left lines are placed as if they ran from left to
    // right.
    let isMirrored = isRightToLeft && container.width.isFinite
    let whole = isMirrored ? container.width - end..<container.width - leading : leading..<end
    while true {
      let cuts = container.exclusions.filter { $0.y < y + height && $0.maxY > y && $0.width > 0 && $0.height > 0 }
      guard !cuts.isEmpty else { return [part(whole, isWhole: true)] }
      let free = Self.subtract(cuts, from: whole).filter { $0.upperBound - $0.lowerBound >= height }
      if !free.isEmpty {
        let parts = free.map { part($0, isWhole: $0 == whole) }
        return isMirrored ? parts.reversed() : parts
      }
      y = nextEdge(below: y)
    }
  }

  /// The nearest bottom edge of an exclusion below a position; one point below the position if there is none.
  func nextEdge(below y: Double) -> Double {
    container.exclusions.map(\.maxY).filter { $0 > y }.min() ?? y + 1
  }

  private func part(_ range: Range<Double>, isWhole: Bool) -> Part {
    let isMirrored = isRightToLeft && container.width.isFinite
    return Part(
      x: range.lowerBound, width: range.upperBound - range.lowerBound,
      leadingInset: isMirrored ? container.width - range.upperBound : range.lowerBound, isWhole: isWhole)
  }

  /// The parts of a horizontal range that are outside of all rectangles, from left to right.
  private static func subtract(_ cuts: [TextRect], from whole: Range<Double>) -> [Range<Double>] {
    var free: [Range<Double>] = []
    var start = whole.lowerBound
    for cut in cuts.sorted(by: { $0.x < $1.x }) {
      if cut.x > start { free.append(start..<min(cut.x, whole.upperBound)) }
      start = max(start, cut.maxX)
      if start >= whole.upperBound { return free }
    }
    return free + [start..<whole.upperBound]
  }

  func position(_ line: inout Line, in part: Part, isLastLine: Bool, shaped: ShapedText) {
    line.partX = part.x
    line.leadingInset = part.leadingInset
    line.x = part.x
    guard part.width.isFinite else { return }
    if style.alignment == .justified && !isLastLine {
      let spaces = shaped.units[line.range.lowerBound..<line.visibleEnd].count { $0 == 0x20 || $0 == 0xA0 }
      let room = part.width - line.width
      if spaces > 0 && room > 0 {
        line.spaceStretch = room / Double(spaces)
        line.width = part.width
      }
    }
    line.x += Self.offset(style.alignment, room: part.width - line.width, level: level)
  }

  /// How far alignment moves a line to the right from the left edge of its part, in points.
  ///
  /// - Parameter room: the width of the part minus that of the line. It is negative if the line is too long.
  static func offset(_ alignment: TextAlignment, room: Double, level: UInt8) -> Double {
    let isRightToLeft = level % 2 == 1
    switch alignment {
    case .left: return 0
    case .right: return room
    case .center: return room > 0 ? room / 2 : (isRightToLeft ? room : 0)
    case .natural, .justified: return isRightToLeft ? room : 0
    }
  }
}
