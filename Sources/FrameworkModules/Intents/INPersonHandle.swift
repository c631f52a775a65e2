import Foundation

/// How somebody is reached.
open class INPersonHandle: NSObject, @unchecked Sendable {
  /// The address or number.
  public let value: String?
  /// Whether it is an address or a number.
  public let type: INPersonHandleType
  /// Creates it.
  public init(value: String?, type: INPersonHandleType) {
    self.value = value
    self.type = type
  }
}
