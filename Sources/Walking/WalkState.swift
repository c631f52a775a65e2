/// What an app shows after some steps of a walk.
package nonisolated struct WalkState: Codable, Hashable, Sendable {
  /// The key of the screen's structure (``ScreenStructure``). Screens with the same key count as the same screen.
  package var structure: String
  /// The name of the screen for people.
  package var name: String
  /// What can be done on the screen.
  package var steps: [WalkStep]
  /// The names of the classes of the controllers that are shown.
  package var classes: [String] = []
  /// The addresses that the last step, or the launch, has opened outside of the app.
  package var opened: [String] = []
  /// Whether the screen is not the app's, but shows one of these addresses.
  package var isOutside = false
  /// The addresses of requests that got no answer.
  package var unanswered: [String] = []
  /// At the beginning of a walk: the names of all classes of controllers that the app declares.
  package var declaredClasses: [String] = []
}
