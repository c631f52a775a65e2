import Environments
import InterfaceBuilder

extension RunPlan {
  /// An error message for each language on the command line into which neither a document nor the app is translated.
  ///
  /// - Parameter showsApp: whether the app's code runs with the documents, so that the texts that it asks for are shown.
  func complaintsAboutLanguages(of documents: [FoundDocument], showsApp: Bool) -> [String] {
    var missing = languages.filter { !EnvironmentSelection.isSpecial($0) }
    var found: Set<String> = []
    for path in documents.map(\.path) + (showsApp ? tablesOfTexts : []) where !missing.isEmpty {
      let languages = InterfaceDocument.languages(ofDocumentAt: path)
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

  /// The tables of the texts that the apps' code asks for where it names none, each once for all its languages: the paths of
  /// strings files without language and extension.
  private var tablesOfTexts: [String] {
    let resources = apps.flatMap { [$0.target] + $0.frameworks }.flatMap(\.resources)
    return Set(resources.compactMap(ChangedFiles.translatedDocument)).filter { $0.hasSuffix("/Localizable") }.sorted()
  }

  /// Whether texts of a language can be used for a locale: those of `pt` can be used for `pt-BR`.
  private static func covers(_ language: String, _ locale: String) -> Bool {
    let locale = locale.replacing("_", with: "-")
    return locale == language || locale.hasPrefix(language + "-")
  }
}
