internal import CTypesettingData

/// The vertical metrics of a face in em. The descender is negative.
struct FontMetrics: Hashable, Sendable {
  var ascender: Double
  var descender: Double
  var lineGap: Double
  var capHeight: Double
  var xHeight: Double

  init(ascender: Double, descender: Double, lineGap: Double = 0, capHeight: Double, xHeight: Double) {
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  init(_ metrics: snug_font_metrics) {
    self.init(
      ascender: metrics.ascender, descender: metrics.descender, lineGap: metrics.lineGap,
      capHeight: metrics.capHeight, xHeight: metrics.xHeight)
  }

  /// The metrics of Apple's system font. They are the same for every weight.
  static let system = FontMetrics(
    ascender: 1950 / 2048, descender: -494 / 2048, capHeight: 1443 / 2048, xHeight: 1078 / 2048)

  /// The metrics of an iOS face, from a built-in table of faces and families; nil if there are none.
  ///
  /// The row with the longest name that is a prefix of the face's name is used: that of the face, otherwise that of its
  /// family.
  static func named(_ postScriptName: String) -> FontMetrics? {
    var best: (length: Int, metrics: FontMetrics)?
    for row in namedRows where postScriptName.hasPrefix(row.name) && row.name.utf8.count > (best?.length ?? 0) {
      best = (row.name.utf8.count, row.metrics)
    }
    return best?.metrics
  }

  private static let namedRows: [(name: String, metrics: FontMetrics)] = {
    var count: Int32 = 0
    guard let rows = snug_all_named_metrics(&count) else { return [] }
    return (0..<Int(count)).map { (String(cString: rows[$0].name), FontMetrics(rows[$0].metrics)) }
  }()
}
