/// An achievement of a pet.
struct Badge {
  var title: String
  /// How it was achieved.
  var reason: String
  /// Name of the glyph in the asset catalog.
  var glyph: String

  /// The badges of the person's own pet.
  static let own = [
    Badge(title: "Seven battles won", reason: "Six of them without getting up.", glyph: "trophy"),
    Badge(
      title: "Most loved pet in all of the town", reason: "Eighty-two hearts in one week, all of them deserved.",
      glyph: "heart"),
    Badge(
      title: "Rising star", reason: "Climbed the highest bookshelf of the shop and came down again.", glyph: "star"),
  ]
}
