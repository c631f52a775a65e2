/// One line of a score card.
struct Score {
  var name: String
  /// Name of the glyph in the asset catalog.
  var glyph: String
  var points: String

  /// What happened in the last battle.
  static func summary(of opponent: Pet) -> String {
    "Whiskers won, because \(opponent.name) fell asleep in the third round and did not wake up before the end."
  }

  /// The card of the last battle.
  static let last = [
    Score(name: "Popularity", glyph: "heart", points: "82 of 100"),
    Score(name: "Health", glyph: "star", points: "Excellent"),
    Score(name: "Attack and counterattack", glyph: "trophy", points: "1,337"),
    Score(name: "Napping between attacks", glyph: "star", points: "20 hours"),
    Score(name: "Opponent's respect", glyph: "heart", points: "Earned"),
    Score(name: "Result", glyph: "trophy", points: "Victory"),
  ]
}
