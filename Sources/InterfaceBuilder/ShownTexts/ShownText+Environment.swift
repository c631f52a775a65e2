nonisolated extension ShownText {
  /// The text to show in an environment.
  ///
  /// - Parameters:
  ///   - content: whether the text is empty, of usual length, or the longest.
  ///   - language: the language of the environment; `nil` for the document's own language.
  ///   - own: the text of the document.
  package func text(for content: Environment.Content, in language: String?, own: String) -> String {
    switch (content, self) {
    case (.empty, _): ""
    case (.usual, .sample(let sample)): sample.usual(in: language, own: own)
    case (.long, .sample(let sample)): sample.longest(in: language, own: own)
    case (.usual, .texts(let texts)): texts.first ?? own
    case (.long, .texts(let texts)): SampleText.longest(of: texts) ?? own
    }
  }
}
