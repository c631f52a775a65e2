/// What a declaration says about itself, as far as it shows in Swift.
struct ObjectiveCAttributes: Hashable {
  /// The name that it has in Swift (`NS_SWIFT_NAME`).
  var swiftName: String?
  /// Whether Swift cannot see it.
  var isUnavailable = false
  /// Whether its name begins with two underscores in Swift (`NS_REFINED_FOR_SWIFT`).
  var isRefined = false
  /// Whether an error that it returns is a parameter in Swift, too.
  var keepsError = false
  var isOutlet = false
  var isAction = false
}
