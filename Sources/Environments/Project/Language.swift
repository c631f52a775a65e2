import Foundation
import InterfaceBuilder

/// Facts about languages, by their codes.
nonisolated public enum Language {
  /// Languages that are written from right to left, by their codes in ISO 639.
  private static let rightToLeft: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "khw", "ks", "ps", "sd", "ug", "ur", "yi",
  ]

  /// Whether a locale such as `de` or `pt-BR` begins with a language code of ISO 639.
  public static func isKnown(_ locale: String) -> Bool {
    Locale.LanguageCode(String(locale.prefix { $0 != "-" && $0 != "_" })).isISOLanguage
  }

  /// Whether a locale such as `ar` or `he-IL` is written from right to left.
  static func isRightToLeft(_ locale: String) -> Bool {
    if let pseudoLanguage = PseudoLanguage(rawValue: locale) { return pseudoLanguage == .rightToLeft }
    let language = locale.prefix { $0 != "-" && $0 != "_" }
    return rightToLeft.contains(language.lowercased())
  }
}
