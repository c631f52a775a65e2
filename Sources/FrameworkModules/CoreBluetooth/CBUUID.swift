import Foundation

/// The identifier of a service.
open class CBUUID: NSObject, @unchecked Sendable {
  /// The digits.
  public let uuidString: String
  /// Creates an identifier from digits.
  public init(string theString: String) { uuidString = theString.uppercased() }
  /// Creates an identifier from a `UUID`.
  public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }
}
