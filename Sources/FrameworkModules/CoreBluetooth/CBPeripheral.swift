import Foundation

/// Another device. The class exists for the signatures of methods: none is found.
open class CBPeripheral: NSObject, @unchecked Sendable {
  /// By what it is known.
  public let identifier = UUID()
  /// Its name.
  open var name: String? { nil }
  override init() {}
}
