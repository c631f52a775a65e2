import Foundation

/// Texts that an app shows but that are not in its documents, in the form that each language uses.
///
/// The formats are those of [Unicode's CLDR](https://cldr.unicode.org). Amounts, dates and names are fixed, so that
/// results do not depend on the day. The currency is that of the country where most people speak the language.
nonisolated public enum SampleText: String, Codable, Hashable, Sendable, CaseIterable {
  /// The document's own text; at most, three times that text.
  case text
  /// An amount of money: about a thousand; at most, more than ten million.
  case price
  /// A whole number: about a thousand; at most, more than a thousand million.
  case number
  /// A day with the abbreviated month; at most, with the longest names of weekday and month.
  case date
  /// A time of the day.
  case time
  /// The name of a person.
  case name

  /// The text at its usual length.
  func usual(in language: String?, own: String) -> String {
    let locale = Self.locale(of: language)
    return switch self {
    case .text: own
    case .price: Self.price(1_234.5, in: locale)
    case .number: 1_234.formatted(.number.locale(locale))
    case .date: Self.day(0).formatted(Self.format(date: .abbreviated, time: .omitted, locale))
    case .time: Self.day(0).formatted(Self.format(date: .omitted, time: .shortened, locale))
    case .name: Self.names(in: locale).usual
    }
  }

  /// The text at its greatest length.
  func longest(in language: String?, own: String) -> String {
    let locale = Self.locale(of: language)
    return switch self {
    case .text: [own, own, own].joined(separator: " ")
    case .price: Self.price(12_345_678.9, in: locale)
    case .number: 1_234_567_890.formatted(.number.locale(locale))
    case .date: Self.longestDate(in: locale)
    case .time: usual(in: language, own: own)
    case .name: Self.names(in: locale).longest
    }
  }

  /// The text with the most characters, the first one if there are several; `nil` if there is no text.
  static func longest(of texts: [String]) -> String? {
    texts.reduce(nil) { longest, text in (longest?.count ?? -1) < text.count ? text : longest }
  }

  private static func locale(of language: String?) -> Locale {
    let isSpoken = language.map { PseudoLanguage(rawValue: $0) == nil } ?? false
    // Adds the likeliest script and country: “de-Latn-DE” for “de”.
    return Locale(identifier: Locale.Language(identifier: isSpoken ? language ?? "en" : "en").maximalIdentifier)
  }

  private static func price(_ amount: Double, in locale: Locale) -> String {
    amount.formatted(.currency(code: locale.currency?.identifier ?? "EUR").locale(locale))
  }

  /// A quarter past ten in the evening, some days after Tuesday, 14 November 2023.
  private static func day(_ number: Int) -> Date {
    Date(timeIntervalSince1970: 1_700_000_100 + Double(number) * 86_400)
  }

  private static func format(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle, _ locale: Locale
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  }

  /// The longest of the dates on seven successive days in every 30 days. They have each weekday in each month, and
  /// nearly always a day of two digits.
  private static func longestDate(in locale: Locale) -> String {
    let format = format(date: .complete, time: .omitted, locale)
    let days = (0..<12).flatMap { month in (0..<7).map { weekday in month * 30 + weekday } }
    return longest(of: days.map { day($0).formatted(format) }) ?? ""
  }

  private static func names(in locale: Locale) -> (usual: String, longest: String) {
    names[locale.language.languageCode?.identifier ?? ""] ?? ("Maria Silva", "Wilhelmina-Alexandra Featherstonehaugh")
  }

  /// Names in the languages that write them with other letters or in another order.
  private static let names: [String: (usual: String, longest: String)] = [
    "ar": ("محمد علي", "عبد الرحمن بن عبد العزيز الأنصاري"), "he": ("דוד כהן", "אלישבע ירושלמי־אברמוביץ׳"),
    "ja": ("山田太郎", "勘解由小路千代子"), "ko": ("김민준", "남궁아름다운별"),
    "ru": ("Анна Иванова", "Константин Вознесенский-Рождественский"),
    "zh": ("王伟", "欧阳慕容雪晴"), "th": ("สมชาย ใจดี", "ณัฐธิดา พงษ์ประเสริฐวัฒนา"), "hi": ("राम शर्मा", "लक्ष्मीनारायण चतुर्वेदी"),
  ]
}
