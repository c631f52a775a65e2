import Environments
import InterfaceBuilder

/// The languages of a document whose strings files cannot be read. A screen in such a language would wrongly show the
/// document's own texts, so environments with these languages are not checked.
@MainActor struct UnreadableTexts {
  /// The problems of the files, one sentence per file, by language.
  private let problems: [(language: String, problems: [String])]

  /// - Parameters:
  ///   - document: the document.
  ///   - environments: the environments in which the document would be audited.
  ///   - choosesLanguages: whether the audit chooses the languages by the lengths of their texts. Then all languages of
  ///     the document count, because an unreadable one might have been chosen.
  init(of document: InterfaceDocument, in environments: [Environment], choosesLanguages: Bool) {
    let considered = choosesLanguages && document.languagesAreChosenByTexts ? document.languages : []
    let asked = Set(environments.compactMap(\.locale)).union(considered)
    problems = asked.sorted().map { ($0, document.problemsOfTexts(in: $0)) }.filter { !$0.1.isEmpty }
  }

  /// Whether the strings files for the language of an environment cannot be read.
  func concern(_ environment: Environment) -> Bool { problems.contains { $0.language == environment.locale } }

  /// The problems as notes about the document.
  var notes: [DocumentNote] {
    problems.flatMap(\.problems).map { DocumentNote(kind: .invalidValue, line: 1, message: $0) }
  }

  /// One entry per language for a screen's list of what was not checked.
  var notChecked: [NotChecked] {
    problems.map { language, problems in
      NotChecked(
        subject: "the screen in \(LanguageWords.name(of: language))", reason: problems.joined(separator: "; "),
        line: nil)
    }
  }
}
