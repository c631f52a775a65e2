// Made by `make surface` from Surface/LocalAuthentication.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
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
  open var biometryType: LABiometryType { .none }

  /// Creates a question.
  public override init() {}
  /// Whether the device can recognise a person: no.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { false }
  /// Asks who the person is. The handler is told that the device cannot recognise anybody.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, LAError(.biometryNotAvailable)) }
  /// Cancels the request. Inert.
  open func invalidate() {}
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
  public init(_ code: Code) { self.code = code }
}

/// How a person is recognised.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

@_spi(Generated) extension LAContext: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { LAContext() }
}
