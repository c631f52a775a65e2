/// The texts that an app's code asks for, in all languages.
nonisolated protocol AppTexts: Sendable {
  /// The languages, the longest texts first. The app's development language is not among them: its texts are shown where no
  /// language is chosen.
  var languagesByLength: [String] { get }

  /// The problems of reading the texts in a language, one sentence per file.
  func problemsOfTexts(in language: String) -> [String]
}
