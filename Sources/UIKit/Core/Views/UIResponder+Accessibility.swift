import Foundation

/// The storage of accessibility properties, which is created only for objects on which such a property is set.
extension UIResponder {
  /// The object's accessibility properties. Creates their storage on first use, so only setters use this.
  var accessibility: AccessibilityState {
    if let accessibilityState { return accessibilityState }
    let state = AccessibilityState()
    accessibilityState = state
    return state
  }
}
