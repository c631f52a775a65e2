import Foundation
@_exported import UIKit

/// The way in which a device recognises a person.
public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID, faceID, opticID
}

/// Asks who the person is. Inert: the device recognises nobody.
@preconcurrency @MainActor open class LAContext: NSObject {
  /// The title of the button that asks for the passcode.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels.
  open var localizedCancelTitle: String?
  /// The way in which the device recognises a person: none.
  @answers(.none) open var biometryType: LABiometryType { get }

  /// Creates a question.
  public override init()
  /// Whether the device can recognise a person: no.
  @answers(false) open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool
  /// Asks who the person is. The handler is told that the device cannot recognise anybody.
  @answers(reply(false, LAError(.biometryNotAvailable)))
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  )
  /// Cancels the request.
  @inert open func invalidate()
}

/// Why a person is not recognised.
public struct LAError: Error, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
  }

  /// The reason.
  public let code: Code
  /// Creates an error.
  @kept public init(_ code: Code)
}

/// How a person is recognised.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}
