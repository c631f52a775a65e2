import Foundation

/// Somebody.
open class INPerson: NSObject, @unchecked Sendable {
  /// How others reach the person.
  public let personHandle: INPersonHandle?
  /// The name.
  public let displayName: String
  /// The picture.
  public let image: INImage?
  /// Creates somebody.
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?
  ) {
    self.personHandle = personHandle
    self.displayName = displayName ?? ""
    self.image = image
  }
}
