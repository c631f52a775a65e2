/// Moves a pen along a line with tabs. Distances are from the leading edge of the container, in points.
struct TabRuler {
  private let stops: [TextTab]
  private let interval: Double
  /// Where the text since the last tab may start at the earliest.
  private var base: Double
  /// The stop that the text since the last tab stands at.
  private var stop: TextTab?
  /// The width of the text since the last tab.
  private var run = 0.0

  init(_ style: ParagraphStyle, inset: Double) {
    stops = style.tabStops
    interval = style.defaultTabInterval > 0 ? style.defaultTabInterval : 28
    base = inset
  }

  /// Where the text since the last tab starts, as far as it is known by now.
  var start: Double {
    guard let stop else { return base }
    switch stop.alignment {
    case .left, .natural, .justified: return stop.location
    case .right: return max(base, stop.location - run)
    case .center: return max(base, stop.location - run / 2)
    }
  }

  /// Where the pen is.
  var position: Double { start + run }

  mutating func advance(by width: Double) { run += width }

  /// Moves on to the first stop behind the pen.
  mutating func tab() {
    base = position
    run = 0
    stop = stops.first { $0.location > base } ?? TextTab(location: ((base / interval).rounded(.down) + 1) * interval)
  }
}
