import Foundation
@_exported import UIKit

/// Asks who the person is. Inert: the device knows nobody.
@preconcurrency @MainActor open class LAContext: NSObject {
  /// What the button says that asks for the passcode.
  open var localizedFallbackTitle: String?
  /// What the button says that ends it.
  open var localizedCancelTitle: String?
  /// What the device knows a person by: nothing.
  open var biometryType: LABiometryType { .none }

  /// Creates a question.
  public override init() {}
  /// Whether the device can know a person: no.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { false }
  /// Asks who the person is. The handler hears that the device cannot know.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    reply(false, LAError(.biometryNotAvailable))
  }
  /// Ends the question.
  open func invalidate() {}
}
