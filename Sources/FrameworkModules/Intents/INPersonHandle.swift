import Foundation

/// How somebody is reached.
open class INPersonHandle: NSObject, @unchecked Sendable {
  /// The address or number.
  public let value: String?
  /// Which of both.
  public let type: INPersonHandleType
  /// Creates it.
  public init(value: String?, type: INPersonHandleType) {
    self.value = value
    self.type = type
  }
}
