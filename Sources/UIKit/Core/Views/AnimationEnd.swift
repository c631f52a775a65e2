/// Ends animations at once: views get their final state, and then completions are called.
@MainActor enum AnimationEnd {
  /// How many animations may be started in each other's completions before they count as endless.
  private static let deepest = 64
  private static var depth = 0

  /// Makes the changes of an animation and calls its completion.
  static func reach(_ animations: () -> Void, completion: ((Bool) -> Void)?) {
    animations()
    if let completion { tell { completion(true) } }
  }

  /// Calls the completion of an animation.
  ///
  /// A completion that starts its animation again would never end, so it is no longer called after 64 rounds.
  static func tell(_ completion: () -> Void) {
    guard depth < deepest else { return }
    depth += 1
    defer { depth -= 1 }
    completion()
  }
}
