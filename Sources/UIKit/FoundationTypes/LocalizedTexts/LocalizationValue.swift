import Foundation

extension String {
  /// A text with values in it, whose translation is found by a key.
  ///
  /// The key is the text with a format specifier in place of each value: that of `"\(count) of \(name)"` is
  /// `%lld of %@`. An integer has the specifier `%lld`, a floating-point number `%lf`, and everything else `%@`, as in
  /// Apple's Foundation.
  ///
  /// Source: [String.LocalizationValue](https://developer.apple.com/documentation/swift/string/localizationvalue).
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, @unchecked Sendable {
    /// The key of the translation, which is also the format of the text without one.
    let key: String
    // Unchecked, because the protocol is not Sendable. The values are numbers and immutable objects.
    /// The values, in the order of the text.
    let arguments: [any CVarArg]

    /// Makes a text without values.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// Makes a text without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes a text with values.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.format
      arguments = stringInterpolation.arguments
    }

    /// Whether two texts have the same key and, in a fixed language, the same values.
    public static func == (one: Self, other: Self) -> Bool {
      one.key == other.key && one.text(one.key, Self.fixed) == other.text(other.key, Self.fixed)
    }

    private static let fixed = Locale(identifier: "en_US_POSIX")

    /// The translation.
    ///
    /// - Parameters:
    ///   - key: the key, which may be another one than that of the text itself.
    ///   - table: the name of the table with the translations; `nil` for `Localizable`.
    ///   - bundle: the bundle with the table; `nil` for the app's.
    ///   - locale: how numbers are written.
    func translated(key: String, table: String?, bundle: Bundle?, locale: Locale) -> String {
      let format = AppBundle(bundle ?? .main).localizedString(forKey: key, value: self.key, table: table)
      return text(Self.withoutNames(format), locale)
    }

    /// A format without the names that placeholders have in string catalogs, as in `%(count)lld`.
    private static func withoutNames(_ format: String) -> String {
      guard format.contains("(") else { return format }
      return format.replacingOccurrences(of: #"%(\d+\$)?\(\w+\)"#, with: "%$1", options: .regularExpression)
    }

    private func text(_ format: String, _ locale: Locale) -> String {
      arguments.isEmpty ? format : String(format: format, locale: locale, arguments: arguments)
    }
  }
}

extension String.LocalizationValue {
  /// Collects the parts of a text with values.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var format = ""
    fileprivate var arguments: [any CVarArg] = []

    /// Makes an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text between values. A per cent sign is doubled, because the text is a format.
    public mutating func appendLiteral(_ literal: String) {
      format += literal.replacingOccurrences(of: "%", with: "%%")
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) { append(NSString(string: string), "%@") }
    /// Adds a text.
    public mutating func appendInterpolation(_ string: Substring) { append(NSString(string: String(string)), "%@") }
    /// Adds a text without its attributes.
    public mutating func appendInterpolation(_ string: AttributedString) {
      append(NSString(string: String(string.characters)), "%@")
    }
    /// Adds a translated text.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(NSString(string: String(localized: resource)), "%@")
    }
    /// Adds the description of an object.
    public mutating func appendInterpolation(_ object: NSObject) { append(NSString(string: object.description), "%@") }
    /// Adds an integer.
    public mutating func appendInterpolation<Number: FixedWidthInteger & CVarArg>(_ number: Number) {
      append(number, Self.specifier(of: Number.self))
    }
    /// Adds a number.
    public mutating func appendInterpolation(_ number: Double) { append(number, "%lf") }
    /// Adds a number.
    public mutating func appendInterpolation(_ number: CGFloat) { append(Double(number), "%lf") }
    /// Adds a number.
    public mutating func appendInterpolation(_ number: Float) { append(number, "%f") }
    /// Adds a number with a format specifier, such as `%.2f`.
    public mutating func appendInterpolation<Number: CVarArg>(_ number: Number, specifier: String) {
      append(number, specifier)
    }
    /// Adds a value as a format style writes it.
    public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
    where Style.FormatOutput == String {
      append(NSString(string: format.format(value)), "%@")
    }

    private mutating func append(_ value: any CVarArg, _ specifier: String) {
      format += specifier
      arguments.append(value)
    }

    private static func specifier<Number: FixedWidthInteger>(of type: Number.Type) -> String {
      let letter = Number.isSigned ? "d" : "u"
      return Number.bitWidth > 32 ? "%ll\(letter)" : "%\(letter)"
    }
  }
}
