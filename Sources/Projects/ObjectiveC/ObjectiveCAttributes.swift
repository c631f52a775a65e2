/// The attributes of an Objective-C declaration that affect how Swift imports it.
struct ObjectiveCAttributes: Hashable {
  /// The explicit name in Swift (`NS_SWIFT_NAME`); `nil` if there is none.
  var swiftName: String?
  /// Whether the declaration is unavailable in Swift (`NS_SWIFT_UNAVAILABLE`).
  var isUnavailable = false
  /// Whether two underscores are put before the Swift name (`NS_REFINED_FOR_SWIFT`).
  var isRefined = false
  /// Whether the method does not throw in Swift, so that its `NSError **` parameter is kept (`NS_SWIFT_NOTHROW`).
  var keepsError = false
  var isOutlet = false
  var isAction = false
}
