/// What happens when a property of a layer changes. Inert: nothing is animated.
public protocol CAAction {
  /// Runs for a change. Inert: never called.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}
