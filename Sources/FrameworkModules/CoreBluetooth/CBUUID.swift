import Foundation

/// By what a service is known.
open class CBUUID: NSObject, @unchecked Sendable {
  /// The digits.
  public let uuidString: String
  /// Of digits.
  public init(string theString: String) { uuidString = theString.uppercased() }
  /// Of an identifier.
  public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }
}
