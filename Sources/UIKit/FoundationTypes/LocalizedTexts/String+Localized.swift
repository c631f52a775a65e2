import Foundation

extension String {
  /// The translation of a text, whose key is the text itself.
  ///
  /// ```swift
  /// let title = String(localized: "\(count) messages")
  /// ```
  ///
  /// - Parameters:
  ///   - keyAndValue: the text.
  ///   - table: the name of the table with the translations; `nil` for `Localizable`.
  ///   - bundle: the bundle with the table; `nil` for the app's.
  ///   - locale: how numbers are written.
  ///   - comment: a note for translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.translated(key: keyAndValue.key, table: table, bundle: bundle, locale: locale)
  }

  /// The translation of a text with a key of its own.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.translated(key: key.description, table: table, bundle: bundle, locale: locale)
  }

  /// The translation of a resource.
  @_disfavoredOverload public init(localized resource: LocalizedStringResource) { self = resource.translated }
}

extension AttributedString {
  /// The translation of a text, whose key is the text itself. Markdown in it stays as it is.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(String(localized: keyAndValue, table: table, bundle: bundle, locale: locale))
  }
}
