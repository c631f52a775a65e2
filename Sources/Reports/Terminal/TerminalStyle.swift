/// Styles text for a terminal with colours and weights, or leaves it unchanged if colours are off.
public struct TerminalStyle: Sendable {
  /// The few styles that reports use. No information is given by style alone, so people who see no colours miss
  /// nothing.
  enum Role: String {
    case strong = "1"
    case faint = "2"
    case error = "31"
    case warning = "33"
  }

  /// Whether text is styled at all.
  public var isColored: Bool

  /// Makes a style. `isColored` should be set only if the output goes to a terminal.
  public init(isColored: Bool) {
    self.isColored = isColored
  }

  func callAsFunction(_ role: Role, _ text: String) -> String {
    isColored ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}
