/// Colours and weights of text on a terminal, or none of them.
public struct TerminalStyle: Sendable {
  /// The few styles that reports use. No information is given by style alone, so people who see no colours miss
  /// nothing.
  enum Role: String {
    case strong = "1"
    case faint = "2"
    case error = "31"
    case warning = "33"
  }

  /// Whether text is coloured at all.
  public var isColored: Bool

  /// Makes a style; `isColored` is for terminals only.
  public init(isColored: Bool) {
    self.isColored = isColored
  }

  func callAsFunction(_ role: Role, _ text: String) -> String {
    isColored ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}
