import Foundation

/// By what an object is known.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  private let address: URL
  init(entityName: String?) {
    address = URL(filePath: "/\(entityName ?? "")/\(UUID().uuidString)")
  }
  /// As an address.
  open func uriRepresentation() -> URL { address }
  /// Whether the object was not saved: none is.
  open var isTemporaryID: Bool { true }
}
