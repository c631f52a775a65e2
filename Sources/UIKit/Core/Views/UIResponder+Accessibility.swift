import Foundation

/// Creates the storage of accessibility properties when the first of them is set.
extension UIResponder {
  /// The object's accessibility properties, created on first use.
  var accessibility: AccessibilityState {
    if let accessibilityState { return accessibilityState }
    let state = AccessibilityState()
    accessibilityState = state
    return state
  }
}
