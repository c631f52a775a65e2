/// What a label, button or field shows if code sets its text: the document has another text, or none.
nonisolated public enum ShownText: Codable, Hashable, Sendable {
  /// A kind of text that each language writes in its own way.
  case sample(SampleText)
  /// Texts that the app may show: the first is the usual one.
  case texts([String])

  /// The text for an environment.
  ///
  /// - Parameters:
  ///   - content: how long the text is.
  ///   - language: the language of the environment; `nil` for the document's own language.
  ///   - own: the text of the document.
  func text(for content: Environment.Content, in language: String?, own: String) -> String {
    switch (content, self) {
    case (.empty, _): ""
    case (.usual, .sample(let sample)): sample.usual(in: language, own: own)
    case (.long, .sample(let sample)): sample.longest(in: language, own: own)
    case (.usual, .texts(let texts)): texts.first ?? own
    case (.long, .texts(let texts)): SampleText.longest(of: texts) ?? own
    }
  }
}
