internal import CTypesettingData

/// A function of the font size in points, given by a table. It is interpolated linearly between the rows, and constant
/// below the first and above the last row.
struct StepFunction: Sendable {
  private let points: [(size: Double, value: Double)]

  init(_ steps: snug_steps) {
    points = (0..<Int(steps.count)).map { (steps.steps[$0].size, steps.steps[$0].value) }
  }

  subscript(size: Double) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    if size <= first.size { return first.value }
    if size >= last.size { return last.value }
    let upper = points.firstIndex { $0.size >= size } ?? points.count - 1
    let (low, high) = (points[upper - 1], points[upper])
    return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
  }
}

extension StepFunction {
  private static let text = [StepFunction(snug_system_tracking(0, 0)), StepFunction(snug_system_tracking(0, 1))]
  private static let display = [StepFunction(snug_system_tracking(1, 0)), StepFunction(snug_system_tracking(1, 1))]
  private static let helveticaNeue = StepFunction(snug_helvetica_neue_tracking())
  private static let rounded = StepFunction(snug_rounded_tracking())
  private static let emoji = StepFunction(snug_emoji_em())
  private static let ideographs = StepFunction(snug_ideograph_em())

  /// The tracking of the system font: the space that it adds after each character, in points.
  static func tracking(design: FontDescriptor.Design, size: Double, era: TypesettingEra) -> Double {
    switch design {
    case .default where era == .helveticaNeue: return helveticaNeue[size] * size / 1000
    case .default:
      let tables = era.setsDisplayLetters(at: size) ? display : text
      return tables[era == .current ? 1 : 0][size] * size / 1000
    case .rounded: return rounded[size] * size / 1000
    case .serif, .monospaced: return 0
    }
  }

  /// The width of an emoji in em, at a font size in points.
  static func emojiWidth(size: Double) -> Double { emoji[size] }

  /// The width of a Han or kana character in em, at a font size in points.
  static func ideographWidth(size: Double, era: TypesettingEra) -> Double {
    era < .wideIdeographs ? 1 : ideographs[size]
  }
}
