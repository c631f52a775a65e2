import Foundation

/// Another device. The class exists for the signatures of methods: none is found.
open class CBPeripheral: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier = UUID()
  /// The name.
  open var name: String? { nil }
  override init() {}
}
