import Foundation

/// A unit of relative times, with its English words. The source is Unicode's CLDR.
enum RelativeTimeUnit {
  case year, month, week, day, hour, minute, second

  private typealias Words = (word: String, short: String, narrow: String)

  private var words: Words {
    switch self {
    case .year: ("year", "yr.", "y")
    case .month: ("month", "mo.", "mo")
    case .week: ("week", "wk.", "w")
    case .day: ("day", "day", "d")
    case .hour: ("hour", "hr.", "h")
    case .minute: ("minute", "min.", "min")
    case .second: ("second", "sec.", "s")
    }
  }

  /// So many units: “2 hours”, “two hours”, “2 hr.”, “2h”.
  func amount(_ count: UInt, in style: RelativeDateTimeFormatter.UnitsStyle) -> String {
    let plural = count == 1 ? "" : "s"
    switch style {
    case .full: return "\(count) \(words.word)\(plural)"
    case .spellOut: return "\(Self.spelledOut(count)) \(words.word)\(plural)"
    case .short: return "\(count) \(words.short)\(self == .day ? plural : "")"
    case .abbreviated: return "\(count)\(words.narrow)"
    }
  }

  private static func spelledOut(_ count: UInt) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en")
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: count)) ?? "\(count)"
  }

  /// The name of the unit that is so many units away, such as “yesterday”; nil if it has none.
  func name(of count: Int, in style: RelativeDateTimeFormatter.UnitsStyle) -> String? {
    let word = style == .full || style == .spellOut ? words.word : words.short
    switch (self, count) {
    case (.second, 0): return "now"
    case (.day, -1): return "yesterday"
    case (.day, 0): return "today"
    case (.day, 1): return "tomorrow"
    case (_, 0): return "this \(self == .hour || self == .minute ? words.word : word)"
    case (.year, -1), (.month, -1), (.week, -1): return "last \(word)"
    case (.year, 1), (.month, 1), (.week, 1): return "next \(word)"
    default: return nil
    }
  }
}
