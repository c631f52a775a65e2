import Foundation

/// Kinds of text that an app's code sets at run time, such as prices and dates, with samples in the format of each
/// language.
///
/// The formats are those of [Unicode's CLDR](https://cldr.unicode.org). Amounts, dates and names are fixed, so that
/// results do not depend on the day. The currency is that of the country where most people speak the language.
nonisolated public enum SampleText: String, Codable, Hashable, Sendable, CaseIterable {
  /// The document's own text. The longest sample has that text three times.
  case text
  /// An amount of money: 1,234.5 units of the currency. The longest sample is 12,345,678.9.
  case price
  /// A whole number: 1,234. The longest sample is 1,234,567,890.
  case number
  /// A date with the abbreviated month. The longest sample has the longest names of weekday and month.
  case date
  /// A time of the day.
  case time
  /// The name of a person.
  case name

  /// A text of usual length to lay a label out with, in place of a text that the app's code sets when it runs.
  ///
  /// - Parameters:
  ///   - language: the language of the sample; English if it is nil or a pseudo-language.
  ///   - own: the text in the document. Only the samples of ``text`` are made of it.
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

  /// The longest text to expect in place of a text that the app's code sets when it runs. Layout is tested with it.
  ///
  /// - Parameters:
  ///   - language: the language of the sample; English if it is nil or a pseudo-language.
  ///   - own: the text in the document. Only the samples of ``text`` are made of it.
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

  /// The first text with the most characters; `nil` if the array is empty.
  static func longest(of texts: [String]) -> String? {
    texts.reduce(nil) { longest, text in (longest?.count ?? -1) < text.count ? text : longest }
  }

  private static func locale(of language: String?) -> Locale {
    let isSpoken = language.map { PseudoLanguage(rawValue: $0) == nil } ?? false
    // The maximal identifier adds the likeliest script and country, which decides the currency: “de-Latn-DE” for “de”.
    return Locale(identifier: Locale.Language(identifier: isSpoken ? language ?? "en" : "en").maximalIdentifier)
  }

  private static func price(_ amount: Double, in locale: Locale) -> String {
    amount.formatted(.currency(code: locale.currency?.identifier ?? "EUR").locale(locale))
  }

  /// 22:15 on the day that is `number` days after Tuesday, 14 November 2023, in GMT.
  private static func day(_ number: Int) -> Date {
    Date(timeIntervalSince1970: 1_700_000_100 + Double(number) * 86_400)
  }

  private static func format(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle, _ locale: Locale
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  }

  /// The longest date, as text, among samples that combine each weekday with each month: seven successive days in each
  /// of twelve periods of 30 days. Nearly all of them have a day with two digits.
  private static func longestDate(in locale: Locale) -> String {
    let format = format(date: .complete, time: .omitted, locale)
    let days = (0..<12).flatMap { month in (0..<7).map { weekday in month * 30 + weekday } }
    return longest(of: days.map { day($0).formatted(format) }) ?? ""
  }

  private static func names(in locale: Locale) -> (usual: String, longest: String) {
    names[locale.language.languageCode?.identifier ?? ""] ?? ("Maria Silva", "Wilhelmina-Alexandra Featherstonehaugh")
  }

  /// Names in languages with another script than Latin or with the family name first, by language code.
  private static let names: [String: (usual: String, longest: String)] = [
    "ar": ("محمد علي", "عبد الرحمن بن عبد العزيز الأنصاري"), "he": ("דוד כהן", "אלישבע ירושלמי־אברמוביץ׳"),
    "ja": ("山田太郎", "勘解由小路千代子"), "ko": ("김민준", "남궁아름다운별"),
    "ru": ("Анна Иванова", "Константин Вознесенский-Рождественский"),
    "zh": ("王伟", "欧阳慕容雪晴"), "th": ("สมชาย ใจดี", "ณัฐธิดา พงษ์ประเสริฐวัฒนา"), "hi": ("राम शर्मा", "लक्ष्मीनारायण चतुर्वेदी"),
  ]
}
