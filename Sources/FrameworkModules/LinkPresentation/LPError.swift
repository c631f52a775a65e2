import Foundation
import UIKit

/// Why a page was not asked.
public struct LPError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case unknown = 1, metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
