import Foundation
@_exported import UIKit

/// A contact of the user: a person or an organization.
open class CNContact: NSObject, @unchecked Sendable {
  public let identifier = UUID().uuidString
  open internal(set) var namePrefix: String = ""
  open internal(set) var givenName: String = ""
  /// The second given name.
  open internal(set) var middleName: String = ""
  open internal(set) var familyName: String = ""
  open internal(set) var nameSuffix: String = ""
  open internal(set) var nickname: String = ""
  /// The organization where the person works.
  open internal(set) var organizationName: String = ""
  /// The department of the organization.
  open internal(set) var departmentName: String = ""
  open internal(set) var jobTitle: String = ""
  open internal(set) var note: String = ""
  /// Whether the contact is a person or an organization.
  open internal(set) var contactType: CNContactType = CNContactType.person
  /// The bytes of the contact's picture.
  open internal(set) var imageData: Data?
  /// The birthday of the person.
  open internal(set) var birthday: DateComponents?
  open internal(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  open internal(set) var emailAddresses: [CNLabeledValue<NSString>] = []
  open internal(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  /// The web pages of the contact.
  open internal(set) var urlAddresses: [CNLabeledValue<NSString>] = []
  /// The bytes of a small version of the picture. Here, they are those of the picture itself.
  open var thumbnailImageData: Data? { imageData }
  /// Whether there is a picture.
  open var imageDataAvailable: Bool { imageData != nil }

  public override init() {}
  /// Whether the property with a key was fetched. Always true: every contact here has all properties.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  /// Whether the properties with keys were fetched. Always true: every contact here has all properties.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  /// A mutable copy of the contact. It has another identifier.
  open override func mutableCopy() -> Any {
    let copy = CNMutableContact()
    copy.namePrefix = namePrefix
    copy.givenName = givenName
    copy.middleName = middleName
    copy.familyName = familyName
    copy.nameSuffix = nameSuffix
    copy.nickname = nickname
    copy.organizationName = organizationName
    copy.departmentName = departmentName
    copy.jobTitle = jobTitle
    copy.note = note
    copy.contactType = contactType
    copy.imageData = imageData
    copy.birthday = birthday
    copy.phoneNumbers = phoneNumbers
    copy.emailAddresses = emailAddresses
    copy.postalAddresses = postalAddresses
    copy.urlAddresses = urlAddresses
    return copy
  }
  /// A predicate for contacts whose given name or family name contains a text.
  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate { object, _ in
      guard let contact = object as? CNContact else { return false }
      return [contact.givenName, contact.familyName].contains { $0.range(of: name, options: .caseInsensitive) != nil }
    }
  }
  /// A predicate for contacts with certain identifiers.
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate { object, _ in (object as? CNContact).map { identifiers.contains($0.identifier) } ?? false }
  }
}
