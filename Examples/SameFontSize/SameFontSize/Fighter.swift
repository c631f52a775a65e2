/// The three texts of a row.
struct Fighter: Equatable {
  var name: String
  var attack: String
  var health: String

  static let short = Fighter(name: "Bulbasaur", attack: "1024", health: "2048")
  static let long = Fighter(name: "Bulbasaur of the forest", attack: "10,240,512", health: "20,481,024")

  var texts: [String] { [name, attack, health] }
}
