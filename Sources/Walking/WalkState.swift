/// What an app shows after some steps of a walk.
package nonisolated struct WalkState: Codable, Hashable, Sendable {
  /// The key of the screen's structure (``ScreenStructure``). Screens with the same key count as the same screen.
  package var structure: String
  /// The name of the screen for people.
  package var name: String
  /// What can be tapped on the screen.
  package var steps: [WalkStep]
}
