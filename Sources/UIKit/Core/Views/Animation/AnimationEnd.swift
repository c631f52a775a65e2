/// Where animations end: everything is in its last state at once, and then completions are called.
@MainActor enum AnimationEnd {
  /// How deep completions may start further animations, before they count as an animation without an end.
  private static let deepest = 64
  private static var depth = 0

  /// Makes the changes of an animation and calls its completion.
  static func reach(_ animations: () -> Void, completion: ((Bool) -> Void)?) {
    animations()
    if let completion { tell { completion(true) } }
  }

  /// Calls what waits for the end of an animation.
  ///
  /// Code that starts an animation anew in its completion runs on and on. It is not called any more after 64 rounds.
  static func tell(_ completion: () -> Void) {
    guard depth < deepest else { return }
    depth += 1
    defer { depth -= 1 }
    completion()
  }
}
