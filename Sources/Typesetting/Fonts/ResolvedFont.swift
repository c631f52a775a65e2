/// What the project knows of one face at one size.
final class ResolvedFont: Sendable {
  let descriptor: FontDescriptor
  let metrics: FontMetrics
  let ascender: Double
  let descender: Double
  let leading: Double
  /// Widths of characters that need no installed font; nil where the installed font gives them all.
  let table: AdvanceTable?
  /// Points for one unit of `table`.
  let unit: Double
  /// Added after every character, in points.
  let tracking: Double
  let notes: [String]

  init(_ requested: FontDescriptor) {
    var descriptor = requested
    if !descriptor.size.isFinite || descriptor.size <= 0 { descriptor.size = 14 }
    let size = descriptor.size
    var notes: [String] = []
    var metrics = FontMetrics.system
    var table: AdvanceTable?
    var tracking = 0.0

    switch descriptor.family {
    case .system(let design):
      if descriptor.era == .helveticaNeue && design == .default {
        let name = Self.helveticaNeueFace(descriptor.weight)
        table = AdvanceTable.named(name)
        metrics = FontMetrics.named(name) ?? .system
      } else {
        table = .system(
          display: size >= 20 || design == .rounded, weight: descriptor.weight,
          monospacedDigits: descriptor.monospacedDigits)
        tracking = StepFunction.tracking(design: design, size: size, era: descriptor.era)
      }
    case .named(let name):
      table = AdvanceTable.named(name)
      metrics = FontMetrics.named(name) ?? .system
      if table == nil {
        notes.append("“\(name)” has no table of widths; the system font's are used.")
        table = .system(display: size >= 20, weight: descriptor.weight, monospacedDigits: false)
      }
    }

    self.descriptor = descriptor
    self.metrics = metrics
    ascender = metrics.ascender * size
    descender = metrics.descender * size
    leading = descriptor.leading ?? 0
    self.table = table
    unit = size / 2048
    self.tracking = tracking
    self.notes = notes
  }

  private static func helveticaNeueFace(_ weight: FontWeight) -> String {
    switch weight {
    case ...FontWeight.thin: return "HelveticaNeue-Thin"
    case ...FontWeight.light: return "HelveticaNeue-Light"
    case ..<FontWeight.semibold: return "HelveticaNeue"
    default: return "HelveticaNeue-Bold"
    }
  }
}
