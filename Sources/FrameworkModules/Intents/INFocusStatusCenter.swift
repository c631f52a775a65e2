import Foundation

/// Whether the person wants not to be disturbed. The app may not know.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
  /// The app's centre.
  public static let `default` = INFocusStatusCenter()
  override init() {}
  /// What is known: nothing.
  open var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }
  /// Whether the app may know: no.
  open var authorizationStatus: INFocusStatusAuthorizationStatus { .denied }
  /// Asks whether the app may know. The answer is no.
  open func requestAuthorization(
    completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) {
    completionHandler?(.denied)
  }
}
