import Foundation
import InterfaceBuilder

/// Gives the English names of languages.
nonisolated public enum LanguageWords {
  /// The English name of a language, such as “German” for `de` and “Portuguese (Brazil)” for `pt-BR`. For
  /// pseudo-languages and languages without a name, it is the code itself.
  public static func name(of language: String) -> String {
    if PseudoLanguage(rawValue: language) != nil { return language }
    return Locale(identifier: "en").localizedString(forIdentifier: language) ?? language
  }

  /// The names of languages in one phrase: “German, French and Finnish”.
  public static func names(of languages: [String]) -> String { languages.map(name).phrase }
}
