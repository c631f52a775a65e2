/// An animal that fights, and what it is known for.
struct Pet {
  var name: String
  /// Name of its picture in the asset catalog.
  var image: String
  var story: String

  /// The pets that wait for a battle.
  static let opponents = [
    Pet(name: "Sir Barks-a-Lot", image: "dog", story: "Brave, loyal and easily distracted by squirrels."),
    Pet(
      name: "Princess Fluffybottom the Third", image: "cat",
      story: "Sleeps for twenty hours a day and spends the other four on plans. Nobody has seen her lose, because "
        + "nobody has ever seen her awake for the whole of a battle. Her tail is said to have a will of its own."),
    Pet(name: "Rex", image: "dog", story: "Barks first, asks later."),
  ]
}
