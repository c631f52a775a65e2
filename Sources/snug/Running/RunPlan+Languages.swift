import Environments
import InterfaceBuilder

extension RunPlan {
  /// An error message for each language on the command line into which none of the documents is translated.
  func complaintsAboutLanguages(of documents: [FoundDocument]) -> [String] {
    var missing = languages.filter { !EnvironmentSelection.isSpecial($0) }
    var found: Set<String> = []
    for document in documents where !missing.isEmpty {
      let languages = InterfaceDocument.languages(ofDocumentAt: document.path)
      found.formUnion(languages)
      missing.removeAll { locale in languages.contains { Self.covers($0, locale) } }
    }
    let names = found.sorted()
    let list =
      names.isEmpty ? "none of them is translated" : "they are translated into \(names.joined(separator: ", "))"
    return missing.map { locale in
      let suggestion = Suggestion.clause(for: locale, among: names)
      return "error: no document is translated into “\(locale)”\(suggestion) \(list)"
    }
  }

  /// Whether texts of a language can be used for a locale: those of `pt` can be used for `pt-BR`.
  private static func covers(_ language: String, _ locale: String) -> Bool {
    let locale = locale.replacing("_", with: "-")
    return locale == language || locale.hasPrefix(language + "-")
  }
}
