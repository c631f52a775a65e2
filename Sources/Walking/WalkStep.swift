/// One step of a walk through an app: what is tapped on a screen.
///
/// A step names what is tapped by its number in the view tree, and not by its place on the screen or its text. So the same
/// step works at another text size, on another device and in another language.
package nonisolated struct WalkStep: Codable, Hashable, Sendable {
  /// A row of a table, or an item of a collection view.
  package struct Item: Codable, Hashable, Sendable {
    /// The number of the table or collection view on the screen, counted from 0 in the order of the view tree.
    package var list: Int
    package var section: Int
    package var item: Int
  }

  /// The row or item that is tapped, or that contains what is tapped; `nil` if it is outside of lists.
  package var item: Item?
  /// The number of what is tapped among what can be tapped in the item, or else on the screen outside of lists, counted from 0
  /// in the order of the view tree; `nil` if the item itself is tapped.
  package var control: Int?
  /// What is tapped, in words for people: its label or text, or else its class.
  package var name: String
}

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

extension [WalkStep] {
  /// The steps in words, such as `“Settings” › “Log in”`.
  package nonisolated var words: String { map { "“\($0.name)”" }.joined(separator: " › ") }
}
