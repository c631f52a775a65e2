/// Where the lines of one paragraph may stand in their container.
struct ParagraphGeometry {
  /// A stretch of a line that text may fill.
  struct Part {
    var x: Double
    var width: Double
    /// From the leading edge of the container.
    var leadingInset: Double
  }

  let style: ParagraphStyle
  let mode: LineBreakMode
  let level: UInt8
  private let container: TextContainer

  init(_ style: ParagraphStyle, container: TextContainer, level: UInt8) {
    self.style = style
    self.container = container
    self.level = level
    mode = style.lineBreakMode ?? container.lineBreakMode
  }

  private var isRightToLeft: Bool { level % 2 == 1 }

  /// The parts of the line at `y` that its indents and the exclusions leave, from left to right. Moves `y` down to the first
  /// place that has one.
  func parts(y: inout Double, height: Double, isFirstLine: Bool) -> [Part] {
    let leading = max(isFirstLine ? style.firstLineHeadIndent : style.headIndent, 0)
    let end = style.tailIndent > 0 ? style.tailIndent : container.width + style.tailIndent
    let whole = Part(
      x: isRightToLeft && container.width.isFinite ? container.width - max(end, leading) : leading,
      width: max(end - leading, 0), leadingInset: leading)
    guard !container.exclusions.isEmpty else { return [whole] }
    return [whole]
  }

  /// The left end of a line of this width in its part.
  func x(of width: Double, in part: Part, isLastLine: Bool) -> Double {
    guard part.width.isFinite else { return part.x }
    return part.x + Self.offset(style.alignment, room: part.width - width, level: level)
  }

  /// How far a line moves right in the room that is left beside it; a line that is too long stands at its leading edge.
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
