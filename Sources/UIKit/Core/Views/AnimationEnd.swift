/// Runs animations without animating: the changes are made at once, and then the completion is called.
@MainActor enum AnimationEnd {
  /// How deep animations may be nested in the completions of other animations. The completions of deeper ones are not
  /// called.
  private static let deepest = 64
  private static var depth = 0

  /// Makes the changes of an animation at once, and then calls its completion.
  static func reach(_ animations: () -> Void, completion: ((Bool) -> Void)?) {
    animations()
    if let completion { tell { completion(true) } }
  }

  /// Calls the completion of an animation, unless it is nested in 64 other completions.
  ///
  /// The limit is for a completion that starts its animation again, which would otherwise never end.
  static func tell(_ completion: () -> Void) {
    guard depth < deepest else { return }
    depth += 1
    defer { depth -= 1 }
    completion()
  }
}
