import Foundation
import UIKit

/// Why pictures cannot be read.
public struct PHPhotosError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case userCancelled = 3072
    case accessUserDenied = 3311
    case accessRestricted = 3310
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
