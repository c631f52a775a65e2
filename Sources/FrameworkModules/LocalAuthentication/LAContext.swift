import Foundation
@_exported import UIKit

/// Asks who the person is. Inert: the device recognises nobody.
@preconcurrency @MainActor open class LAContext: NSObject {
  /// The title of the button that asks for the passcode.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels.
  open var localizedCancelTitle: String?
  /// The way in which the device recognises a person: none.
  open var biometryType: LABiometryType { .none }

  /// Creates a question.
  public override init() {}
  /// Whether the device can recognise a person: no.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { false }
  /// Asks who the person is. The handler is told that the device cannot recognise anybody.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    reply(false, LAError(.biometryNotAvailable))
  }
  /// Cancels the request.
  open func invalidate() {}
}
