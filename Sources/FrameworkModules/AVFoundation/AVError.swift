import Foundation
import UIKit

/// Why something cannot be recorded or played.
public struct AVError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case unknown = -11800
    case deviceNotConnected = -11814
    case applicationIsNotAuthorizedToUseDevice = -11852
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
