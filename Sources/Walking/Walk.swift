/// The way to one screen of an app.
package nonisolated struct Walk: Codable, Hashable, Sendable {
  /// The name of the screen: its title, or else the name of its controller's class. It is unique among the walks of an app.
  package var name: String
  /// The steps from the first screen of the app to this one.
  package var steps: [WalkStep]

  package init(name: String, steps: [WalkStep]) {
    self.name = name
    self.steps = steps
  }

  /// The steps in words.
  package var words: String { steps.words }
}
