import Environments
import InterfaceBuilder

/// The languages of a document whose texts cannot be read. A screen in such a language would show the texts of the
/// document, so its environments are not checked.
@MainActor struct UnreadableTexts {
  /// The problems of the files, one sentence per file, by language.
  private let problems: [(language: String, problems: [String])]

  /// - Parameters:
  ///   - document: the document.
  ///   - environments: those in which it would be audited.
  ///   - choosesLanguages: whether the audit itself chooses languages. Then all languages of the document count: it
  ///     would choose a language by its texts.
  init(of document: InterfaceDocument, in environments: [Environment], choosesLanguages: Bool) {
    let asked = Set(environments.compactMap(\.locale)).union(choosesLanguages ? document.languages : [])
    problems = asked.sorted().map { ($0, document.problemsOfTexts(in: $0)) }.filter { !$0.1.isEmpty }
  }

  /// Whether the texts in the language of an environment cannot be read.
  func concern(_ environment: Environment) -> Bool { problems.contains { $0.language == environment.locale } }

  /// The problems as notes on the document, which layouts in these languages have, too.
  var notes: [DocumentNote] {
    problems.flatMap(\.problems).map { DocumentNote(kind: .invalidValue, line: 1, message: $0) }
  }

  /// The languages as what was not checked of a screen.
  var notChecked: [NotChecked] {
    problems.map { language, problems in
      NotChecked(
        subject: "the screen in \(LanguageWords.name(of: language))", reason: problems.joined(separator: "; "),
        line: nil)
    }
  }
}
