import Foundation
import UIKit

/// Why the person did not sign in.
public struct ASWebAuthenticationSessionError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The person cancelled.
  public static let canceledLogin = Code.canceledLogin
}
