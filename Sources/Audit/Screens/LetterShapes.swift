/// What letters look like in nearly all fonts.
nonisolated enum LetterShapes {
  private static let onBaseline = Set(
    "ABCDEFGHIKLMNOPRSTUVWXYZabcdefhiklmnorstuvwxz0123456789 .!?:+-–—=%&#*’‘“”'\"\u{a0}")

  private static let belowCapitals = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZacegmnopqrstuvwxyz0123456789 .,;:!?+-–—=%&*’‘“”'\"\u{a0}")

  /// Whether nothing of a text is higher than its capitals. Letters that are not in the list are taken not to be
  /// higher.
  static func endAtCapitals(_ text: String) -> Bool {
    text.allSatisfy(belowCapitals.contains)
  }

  /// Whether nothing of a text reaches below its baseline. Letters that are not in the list are taken to reach below
  /// it.
  static func standOnBaseline(_ text: String) -> Bool {
    text.allSatisfy(onBaseline.contains)
  }
}
