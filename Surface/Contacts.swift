import Foundation
@_exported import UIKit

/// Whether an app may read contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, restricted, denied, authorized, limited
}

/// A person or an organization that the device knows.
@byHand open class CNContact: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier = UUID().uuidString
  /// The prefix of the name.
  open internal(set) var namePrefix: String
  /// The given name.
  open internal(set) var givenName: String
  /// The second given name.
  open internal(set) var middleName: String
  /// The family name.
  open internal(set) var familyName: String
  /// The suffix of the name.
  open internal(set) var nameSuffix: String
  /// The nickname.
  open internal(set) var nickname: String
  /// The organization where the person works.
  open internal(set) var organizationName: String
  /// The department of the organization.
  open internal(set) var departmentName: String
  /// The job title.
  open internal(set) var jobTitle: String
  /// A note.
  open internal(set) var note: String
  /// Whether it is a person.
  open internal(set) var contactType: CNContactType
  /// The picture.
  open internal(set) var imageData: Data?
  /// When the person was born.
  open internal(set) var birthday: DateComponents?
  /// Numbers to call.
  open internal(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>]
  /// E-mail addresses.
  open internal(set) var emailAddresses: [CNLabeledValue<NSString>]
  /// Postal addresses.
  open internal(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>]
  /// Pages of the web.
  open internal(set) var urlAddresses: [CNLabeledValue<NSString>]
  /// The thumbnail of the picture: the picture itself.
  open var thumbnailImageData: Data? { get }
  /// Whether there is a picture.
  open var imageDataAvailable: Bool { get }

  /// Creates an empty contact.
  public override init()
  /// Whether a part was read: all parts are there.
  open func isKeyAvailable(_ key: String) -> Bool
  /// Whether parts were read: all parts are there.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool
  /// A copy that can be changed.
  open override func mutableCopy() -> Any
  /// Finds contacts whose given or family name contains a text.
  open class func predicateForContacts(matchingName name: String) -> NSPredicate
  /// Finds contacts by their identifiers.
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate
}

/// Which contacts are read, and what of them.
open class CNContactFetchRequest: NSObject {
  /// The keys that are read.
  open var keysToFetch: [any CNKeyDescriptor]
  /// Which contacts.
  open var predicate: NSPredicate?
  /// The order of the contacts.
  open var sortOrder = CNContactSortOrder.none
  /// Whether contacts of one person are joined into one.
  open var unifyResults = true
  /// Creates a request.
  @kept public init(keysToFetch: [any CNKeyDescriptor])
}

/// Writes names.
@byHand open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// What of the name is shown.
  open var style = CNContactFormatterStyle.fullName

  /// The name of a contact; that of the organization where it has none, and else `nil`.
  ///
  /// The given name comes first, but for names in Chinese characters, in kana and in hangul: those are written without
  /// spaces, the family name first.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String?
  /// The name of a contact.
  open func string(from contact: CNContact) -> String?
  /// The keys that have to be read to write a name.
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor
}

/// What of a name is shown.
public enum CNContactFormatterStyle: Int, Sendable {
  case fullName = 0, phoneticFullName
}

/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable {
  case none = 0, userDefault, givenName, familyName
}

/// The contacts of the device. The app may not read them.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Creates a store.
  public override init()
  /// Whether the app may read contacts: no.
  @answers(.denied) open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus
  /// Asks whether the app may read contacts. The answer is no.
  @answers(completionHandler(false, CNError(.authorizationDenied)))
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  )
  /// Asks whether the app may read contacts. The answer is no.
  @answers(throwing: CNError(.authorizationDenied))
  @discardableResult open func requestAccess(for entityType: CNEntityType) async throws -> Bool
  /// Finds contacts. Throws, since the app has no permission.
  @answers(throwing: CNError(.authorizationDenied))
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact]
  /// Finds a contact. Throws, since the app has no permission.
  @answers(throwing: CNError(.authorizationDenied))
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact
  /// Calls code for contacts. Throws, since the app has no permission.
  @answers(throwing: CNError(.authorizationDenied))
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: @escaping (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws
  /// Writes contacts. Throws, since the app has no permission.
  @answers(throwing: CNError(.authorizationDenied)) open func execute(_ saveRequest: CNSaveRequest) throws
}

extension NSNotification.Name {
  /// Contacts have changed. Inert: it is never sent.
  @inert public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// Whether a contact is a person.
public enum CNContactType: Int, Sendable {
  case person = 0, organization
}

/// What a store holds.
public enum CNEntityType: Int, Sendable {
  case contacts = 0
}

/// Why contacts cannot be read.
public struct CNError: LocalizedError, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case recordDoesNotExist = 200
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  @kept public init(_ code: Code)
  /// What the person is told.
  @answers(code == .authorizationDenied ? "Access Denied" : nil) public var errorDescription: String? { get }
}

/// Parts of a contact that are read. The keys are.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}

extension NSString: CNKeyDescriptor {}

/// A value and what it is for.
open class CNLabeledValue<ValueType: NSObject>: NSObject, @unchecked Sendable {
  /// What it is for.
  public let label: String?
  /// The value.
  public let value: ValueType
  /// The identifier.
  public let identifier = UUID().uuidString

  /// Creates a value.
  @kept public init(label: String?, value: ValueType)
  /// The text of a label: the word in it.
  @answers(label.replacingOccurrences(of: "_$!<", with: "").replacingOccurrences(of: ">!$_", with: ""))
  open class func localizedString(forLabel label: String) -> String
}

/// A contact that can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// The prefix of the name.
  @kept(super.namePrefix) open override var namePrefix: String { get set }
  /// The given name.
  @kept(super.givenName) open override var givenName: String { get set }
  /// The second given name.
  @kept(super.middleName) open override var middleName: String { get set }
  /// The family name.
  @kept(super.familyName) open override var familyName: String { get set }
  /// The suffix of the name.
  @kept(super.nameSuffix) open override var nameSuffix: String { get set }
  /// The nickname.
  @kept(super.nickname) open override var nickname: String { get set }
  /// The organization where the person works.
  @kept(super.organizationName) open override var organizationName: String { get set }
  /// The department of the organization.
  @kept(super.departmentName) open override var departmentName: String { get set }
  /// The job title.
  @kept(super.jobTitle) open override var jobTitle: String { get set }
  /// A note.
  @kept(super.note) open override var note: String { get set }
  /// Whether it is a person.
  @kept(super.contactType) open override var contactType: CNContactType { get set }
  /// The picture.
  @kept(super.imageData) open override var imageData: Data? { get set }
  /// When the person was born.
  @kept(super.birthday) open override var birthday: DateComponents? { get set }
  /// Numbers to call.
  @kept(super.phoneNumbers) open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { get set }
  /// E-mail addresses.
  @kept(super.emailAddresses) open override var emailAddresses: [CNLabeledValue<NSString>] { get set }
  /// Postal addresses.
  @kept(super.postalAddresses) open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] { get set }
  /// Pages of the web.
  @kept(super.urlAddresses) open override var urlAddresses: [CNLabeledValue<NSString>] { get set }
}

/// An address for letters that can be changed.
open class CNMutablePostalAddress: CNPostalAddress {
  /// The street and the house.
  @kept(super.street) open override var street: String { get set }
  /// The part of the town.
  @kept(super.subLocality) open override var subLocality: String { get set }
  /// The town.
  @kept(super.city) open override var city: String { get set }
  /// The part of the state.
  @kept(super.subAdministrativeArea) open override var subAdministrativeArea: String { get set }
  /// The state.
  @kept(super.state) open override var state: String { get set }
  /// The code of the place.
  @kept(super.postalCode) open override var postalCode: String { get set }
  /// The country.
  @kept(super.country) open override var country: String { get set }
  /// The code of the country.
  @kept(super.isoCountryCode) open override var isoCountryCode: String { get set }
}

/// A number to call.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  /// The number as it was written.
  public let stringValue: String
  /// Creates a number.
  @kept(stringValue = string) public init(stringValue string: String)
}

/// An address for letters.
open class CNPostalAddress: NSObject {
  /// The street and the house.
  open internal(set) var street = ""
  /// The part of the town.
  open internal(set) var subLocality = ""
  /// The town.
  open internal(set) var city = ""
  /// The part of the state.
  open internal(set) var subAdministrativeArea = ""
  /// The state.
  open internal(set) var state = ""
  /// The code of the place.
  open internal(set) var postalCode = ""
  /// The country.
  open internal(set) var country = ""
  /// The code of the country.
  open internal(set) var isoCountryCode = ""
  /// Creates an empty address.
  public override init()
}

/// The key of an address's part.
public let CNPostalAddressStreetKey = "street"

/// The key of an address's part.
public let CNPostalAddressCityKey = "city"

/// The key of an address's part.
public let CNPostalAddressStateKey = "state"

/// The key of an address's part.
public let CNPostalAddressPostalCodeKey = "postalCode"

/// The key of an address's part.
public let CNPostalAddressCountryKey = "country"

/// The key of an address's part.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"

/// Writes addresses.
@byHand open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  /// An address in lines, in the order that most countries use: street, code and town, country.
  ///
  /// The orders of other countries are not known here.
  open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String
  /// An address in lines.
  open func string(from postalAddress: CNPostalAddress) -> String
}

/// How an address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  case mailingAddress = 0
}

/// Changes that are written. Inert: nothing is written.
open class CNSaveRequest: NSObject, @unchecked Sendable {
  /// Creates a request.
  public override init()
  /// Adds a contact.
  @inert open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?)
  /// Changes a contact.
  @inert open func update(_ contact: CNMutableContact)
  /// Removes a contact.
  @inert open func delete(_ contact: CNMutableContact)
}

/// The key of `namePrefix`.
public let CNContactNamePrefixKey = "namePrefix"

/// The key of `givenName`.
public let CNContactGivenNameKey = "givenName"

/// The key of `middleName`.
public let CNContactMiddleNameKey = "middleName"

/// The key of `familyName`.
public let CNContactFamilyNameKey = "familyName"

/// The key of `nameSuffix`.
public let CNContactNameSuffixKey = "nameSuffix"

/// The key of `nickname`.
public let CNContactNicknameKey = "nickname"

/// The key of `organizationName`.
public let CNContactOrganizationNameKey = "organizationName"

/// The key of `departmentName`.
public let CNContactDepartmentNameKey = "departmentName"

/// The key of `jobTitle`.
public let CNContactJobTitleKey = "jobTitle"

/// The key of `note`.
public let CNContactNoteKey = "note"

/// The key of `imageData`.
public let CNContactImageDataKey = "imageData"

/// The key of `thumbnailImageData`.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"

/// The key of `imageDataAvailable`.
public let CNContactImageDataAvailableKey = "imageDataAvailable"

/// The key of `birthday`.
public let CNContactBirthdayKey = "birthday"

/// The key of `phoneNumbers`.
public let CNContactPhoneNumbersKey = "phoneNumbers"

/// The key of `emailAddresses`.
public let CNContactEmailAddressesKey = "emailAddresses"

/// The key of `postalAddresses`.
public let CNContactPostalAddressesKey = "postalAddresses"

/// The key of `urlAddresses`.
public let CNContactUrlAddressesKey = "urlAddresses"

/// The key of `identifier`.
public let CNContactIdentifierKey = "identifier"

/// The label of the home.
public let CNLabelHome = "_$!<Home>!$_"

/// The label of the work.
public let CNLabelWork = "_$!<Work>!$_"

/// The label of something else.
public let CNLabelOther = "_$!<Other>!$_"

/// The label of a mobile telephone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"

/// The label of an iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"

/// The label of the main number.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
