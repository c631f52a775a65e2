/// Knows which characters reach above the capitals or below the baseline in nearly all fonts.
nonisolated enum LetterShapes {
  private static let onBaseline = Set(
    "ABCDEFGHIKLMNOPRSTUVWXYZabcdefhiklmnorstuvwxz0123456789 .!?:+-–—=%&#*’‘“”'\"\u{a0}")

  private static let belowCapitals = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZacegmnopqrstuvwxyz0123456789 .,;:!?+-–—=%&*’‘“”'\"\u{a0}")

  /// Whether no character of a text is higher than the capitals. Characters that are not listed are assumed to be
  /// higher.
  static func endAtCapitals(_ text: String) -> Bool {
    text.allSatisfy(belowCapitals.contains)
  }

  /// Whether no character of a text reaches below the baseline. Characters that are not listed are assumed to reach
  /// below it.
  static func standOnBaseline(_ text: String) -> Bool {
    text.allSatisfy(onBaseline.contains)
  }
}
