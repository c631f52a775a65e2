import CoreLocation
import Foundation
import UIKit

/// Why a map, a place or a way is not there.
public struct MKError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: UInt, Sendable {
    case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
