import Foundation

/// Notes are kept where an object says something of itself.
extension UIResponder {
  /// The object's notes, made on first use.
  var accessibility: AccessibilityState {
    if let accessibilityState { return accessibilityState }
    let state = AccessibilityState()
    accessibilityState = state
    return state
  }
}
