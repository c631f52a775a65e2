import Foundation

/// Changes that are written. Inert: nothing is written.
open class CNSaveRequest: NSObject, @unchecked Sendable {
  /// Creates a request.
  public override init() {}
  /// Adds a contact. Inert.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  /// Changes a contact. Inert.
  open func update(_ contact: CNMutableContact) {}
  /// Removes a contact. Inert.
  open func delete(_ contact: CNMutableContact) {}
}
