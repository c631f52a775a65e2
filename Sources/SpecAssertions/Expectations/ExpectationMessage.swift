/// What an expectation says if it fails.
public indirect enum ExpectationMessage {
  /// “expected to …, got <the value>”
  case expectedActualValueTo(String)
  /// “expected to …, got …”
  case expectedCustomValueTo(String, actual: String)
  /// “expected to …”
  case expectedTo(String)
  /// The text alone.
  case fail(String)
  case appends(ExpectationMessage, String)
  case prepends(String, ExpectationMessage)
  case details(ExpectationMessage, String)

  /// The message with words at its end.
  public func appended(message: String) -> ExpectationMessage { .appends(self, message) }
  /// The message with words at its beginning.
  public func prepended(expectation message: String) -> ExpectationMessage { .prepends(message, self) }
  /// The message with lines below it.
  public func appended(details: String) -> ExpectationMessage { .details(self, details) }
  /// The message with a hint about `nil`.
  public func appendedBeNilHint() -> ExpectationMessage { appended(message: " (use beNil() to match nils)") }

  /// The message in words.
  ///
  /// - Parameters:
  ///   - actual: the value in words.
  ///   - to: the words between “expected” and what was expected.
  func text(actual: String, to: String) -> String {
    switch self {
    case .expectedActualValueTo(let words): "expected \(to) \(words), got \(actual)"
    case .expectedCustomValueTo(let words, let actual): "expected \(to) \(words), got \(actual)"
    case .expectedTo(let words): "expected \(to) \(words)"
    case .fail(let words): words
    case .appends(let message, let words): message.text(actual: actual, to: to) + words
    case .prepends(let words, let message): words + message.text(actual: actual, to: to)
    case .details(let message, let words): message.text(actual: actual, to: to) + "\n" + words
    }
  }
}

/// A value in words.
func words(_ value: Any?) -> String { "<\(value.map { "\($0)" } ?? "nil")>" }
