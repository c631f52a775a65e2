import Foundation

/// A number to call.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  /// The number as it was written.
  public let stringValue: String
  /// Creates a number.
  public init(stringValue string: String) { stringValue = string }
}
