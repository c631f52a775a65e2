/// Moves a pen along a line with tabs.
///
/// Text after a right or centred stop grows to the left, so its start is final only when the next tab or the end of the
/// line is known: `start` is computed from `run`. Distances are from the leading edge of the container, in points.
struct TabRuler {
  private let stops: [TextTab]
  private let interval: Double
  /// The earliest start of the text since the last tab.
  private var base: Double
  /// The tab stop of the text since the last tab.
  private var stop: TextTab?
  /// The width of the text since the last tab.
  private var run = 0.0

  init(_ style: ParagraphStyle, inset: Double) {
    stops = style.tabStops
    interval = style.defaultTabInterval > 0 ? style.defaultTabInterval : 28
    base = inset
  }

  /// The start of the text since the last tab, as far as it is known.
  var start: Double {
    guard let stop else { return base }
    switch stop.alignment {
    case .left, .natural, .justified: return stop.location
    case .right: return max(base, stop.location - run)
    case .center: return max(base, stop.location - run / 2)
    }
  }

  /// The position of the pen.
  var position: Double { start + run }

  mutating func advance(by width: Double) { run += width }

  /// Moves to the first tab stop after the pen.
  mutating func tab() {
    base = position
    run = 0
    stop = stops.first { $0.location > base } ?? TextTab(location: ((base / interval).rounded(.down) + 1) * interval)
  }
}
