import Foundation

/// Languages as people call them.
nonisolated public enum LanguageWords {
  /// The English name of a language, such as “German” for `de` and “Portuguese (Brazil)” for `pt-BR`; its code if it has
  /// none.
  public static func name(of language: String) -> String {
    Locale(identifier: "en").localizedString(forIdentifier: language) ?? language
  }
}
