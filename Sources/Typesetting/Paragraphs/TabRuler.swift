/// Computes positions on a line with tabs.
///
/// Text after a right-aligned or centred tab stop extends to the left, so its start depends on its width, and is final
/// only at the next tab or at the end of the line. Distances are from the leading edge of the container, in points.
struct TabRuler {
  private let stops: [TextTab]
  private let interval: Double
  /// The position of the last tab character, before which the text after it cannot start.
  private var base: Double
  /// The tab stop at which the text since the last tab is aligned; nil before the first tab.
  private var stop: TextTab?
  /// The width of the text since the last tab.
  private var run = 0.0

  init(_ style: ParagraphStyle, inset: Double) {
    stops = style.tabStops
    interval = style.defaultTabInterval > 0 ? style.defaultTabInterval : 28
    base = inset
  }

  /// The position at which the text since the last tab starts. It can still change if more text is added.
  var start: Double {
    guard let stop else { return base }
    switch stop.alignment {
    case .left, .natural, .justified: return stop.location
    case .right: return max(base, stop.location - run)
    case .center: return max(base, stop.location - run / 2)
    }
  }

  /// The position at which the text ends so far.
  var position: Double { start + run }

  mutating func advance(by width: Double) { run += width }

  /// Adds a tab character: the following text is aligned at the first tab stop after the present position.
  mutating func tab() {
    base = position
    run = 0
    stop = stops.first { $0.location > base } ?? TextTab(location: ((base / interval).rounded(.down) + 1) * interval)
  }
}
