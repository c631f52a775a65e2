import InterfaceBuilder
import UIKit

/// Identifiers and words for environments.
nonisolated extension Environment {
  /// The locale of the document's own texts.
  public static let documentLocale = "base"

  /// The text size by its short name, `XS` to `XXXL` and `AX1` to `AX5`.
  public var textSizeName: String { TextSize.name(of: contentSizeCategory) }

  /// The language, such as `de` or `pt-BR`, or ``documentLocale``.
  public var localeName: String { locale ?? Self.documentLocale }

  /// `ltr` or `rtl`.
  public var directionName: String { direction == .rightToLeft ? "rtl" : "ltr" }

  /// Whether “Bold Text” is on: `off` or `on`.
  public var boldTextName: String { isTextBold ? "on" : "off" }

  /// The identifier of the environment, by which findings refer to it: the values of its axes, joined by slashes.
  /// Contrast, bold text and content are included only if they are unusual. It is unique within a matrix.
  public var id: String { axes(withTextSize: true).joined(separator: "/") }

  /// The identifier without the text size. In reports, the environments with the same value are one row of a table.
  public var idOfRow: String { axes(withTextSize: false).joined(separator: "/") }

  private func axes(withTextSize: Bool) -> [String] {
    [device.id, orientation.rawValue] + (withTextSize ? [textSizeName] : [])
      + [localeName, directionName, appearance.rawValue] + unusualSettings
  }

  /// The environment in words, without axes that have their usual value: “iPhone SE (1st generation), AX3, right to
  /// left”.
  public var words: String { words(withTextSize: true) }

  /// The environment in words, without the text size: the heading of a row of a table.
  public var wordsOfRow: String { words(withTextSize: false) }

  private func words(withTextSize: Bool) -> String {
    var parts = [device.name]
    if orientation == .landscape { parts.append("landscape") }
    if withTextSize { parts.append(textSizeName) }
    if let locale { parts.append(locale) }
    if direction == .rightToLeft { parts.append("right to left") }
    if appearance == .dark { parts.append("dark") }
    return (parts + unusualSettings).joined(separator: ", ")
  }

  /// The unusual values of contrast, bold text and content, in words.
  private var unusualSettings: [String] {
    var words: [String] = []
    if contrast == .increased { words.append("increased contrast") }
    if isTextBold { words.append("bold text") }
    if content != .usual { words.append("\(content.rawValue) content") }
    return words
  }
}
