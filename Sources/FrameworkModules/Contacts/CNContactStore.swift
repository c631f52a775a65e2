import Foundation

/// The contacts of the device. The app may not read them.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Creates a store.
  public override init() {}
  /// Whether the app may read contacts: no.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
  /// Asks whether the app may read contacts. The answer is no.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    completionHandler(false, CNError(.authorizationDenied))
  }
  /// Asks whether the app may read contacts. The answer is no.
  @discardableResult open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    throw CNError(.authorizationDenied)
  }
  /// Finds contacts. Throws, since the app has no permission.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    throw CNError(.authorizationDenied)
  }
  /// Finds a contact. Throws, since the app has no permission.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    throw CNError(.authorizationDenied)
  }
  /// Calls code for contacts. Throws, since the app has no permission.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: @escaping (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    throw CNError(.authorizationDenied)
  }
  /// Writes contacts. Throws, since the app has no permission.
  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}

extension NSNotification.Name {
  /// Contacts have changed. Inert: it is never sent.
  public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}
