import Foundation

/// A text that is translated when it is needed: a key, the text without a translation, and where the translations are.
///
/// Source: [LocalizedStringResource](https://developer.apple.com/documentation/foundation/localizedstringresource).
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The bundle with the translations.
  public enum BundleDescription: Sendable {
    /// The app's.
    case main
    /// That of a class.
    case forClass(AnyClass)
    /// The bundle in a folder.
    case atURL(URL)
  }

  /// The key of the translation.
  public let key: String
  /// The text without a translation.
  public let defaultValue: String.LocalizationValue
  /// The name of the table with the translations; `nil` for `Localizable`.
  public let table: String?
  /// How numbers are written.
  public var locale: Locale
  /// The bundle with the table.
  public let bundle: BundleDescription

  /// Makes a text whose key is the text itself.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (key, defaultValue) = (keyAndValue.key, keyAndValue)
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  /// Makes a text with a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue) = (key.description, defaultValue)
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  /// Makes a text without values.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Makes a text with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// Whether two texts have the same key, values and table.
  public static func == (one: Self, other: Self) -> Bool {
    one.key == other.key && one.defaultValue == other.defaultValue && one.table == other.table
  }

  /// The translation.
  var translated: String {
    defaultValue.translated(key: key, table: table, bundle: ownBundle, locale: locale)
  }

  private var ownBundle: Bundle? {
    switch bundle {
    case .main: nil
    case .forClass(let aClass): Bundle(for: aClass)
    case .atURL(let url): Bundle(url: url)
    }
  }
}
