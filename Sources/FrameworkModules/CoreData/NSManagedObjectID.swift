import Foundation

/// The identifier of an object.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  private let address: URL
  init(entityName: String?) {
    address = URL(filePath: "/\(entityName ?? "")/\(UUID().uuidString)")
  }
  /// The identifier as a URL.
  open func uriRepresentation() -> URL { address }
  /// Whether the object was not saved yet: no object is ever saved.
  open var isTemporaryID: Bool { true }
}
