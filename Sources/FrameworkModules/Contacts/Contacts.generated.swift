// Made by `make surface` from Surface/Contacts.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
import Foundation
@_exported import UIKit

/// Whether an app may read contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, restricted, denied, authorized, limited
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
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
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
  public override init() {}
  /// Whether the app may read contacts: no.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
  /// Asks whether the app may read contacts. The answer is no.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, CNError(.authorizationDenied)) }
  /// Asks whether the app may read contacts. The answer is no.
  @discardableResult open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw CNError(.authorizationDenied) }
  /// Finds contacts. Throws, since the app has no permission.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw CNError(.authorizationDenied) }
  /// Finds a contact. Throws, since the app has no permission.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw CNError(.authorizationDenied) }
  /// Calls code for contacts. Throws, since the app has no permission.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: @escaping (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw CNError(.authorizationDenied) }
  /// Writes contacts. Throws, since the app has no permission.
  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}

extension NSNotification.Name {
  /// Contacts have changed. Inert: it is never sent.
  public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
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
  public init(_ code: Code) { self.code = code }
  /// What the person is told.
  public var errorDescription: String? { code == .authorizationDenied ? "Access Denied" : nil }
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
  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
  }
  /// The text of a label: the word in it.
  open class func localizedString(forLabel label: String) -> String { label.replacingOccurrences(of: "_$!<", with: "").replacingOccurrences(of: ">!$_", with: "") }
}

/// A contact that can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// The prefix of the name.
  open override var namePrefix: String { get { super.namePrefix } set { super.namePrefix = newValue } }
  /// The given name.
  open override var givenName: String { get { super.givenName } set { super.givenName = newValue } }
  /// The second given name.
  open override var middleName: String { get { super.middleName } set { super.middleName = newValue } }
  /// The family name.
  open override var familyName: String { get { super.familyName } set { super.familyName = newValue } }
  /// The suffix of the name.
  open override var nameSuffix: String { get { super.nameSuffix } set { super.nameSuffix = newValue } }
  /// The nickname.
  open override var nickname: String { get { super.nickname } set { super.nickname = newValue } }
  /// The organization where the person works.
  open override var organizationName: String { get { super.organizationName } set { super.organizationName = newValue } }
  /// The department of the organization.
  open override var departmentName: String { get { super.departmentName } set { super.departmentName = newValue } }
  /// The job title.
  open override var jobTitle: String { get { super.jobTitle } set { super.jobTitle = newValue } }
  /// A note.
  open override var note: String { get { super.note } set { super.note = newValue } }
  /// Whether it is a person.
  open override var contactType: CNContactType { get { super.contactType } set { super.contactType = newValue } }
  /// The picture.
  open override var imageData: Data? { get { super.imageData } set { super.imageData = newValue } }
  /// When the person was born.
  open override var birthday: DateComponents? { get { super.birthday } set { super.birthday = newValue } }
  /// Numbers to call.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { get { super.phoneNumbers } set { super.phoneNumbers = newValue } }
  /// E-mail addresses.
  open override var emailAddresses: [CNLabeledValue<NSString>] { get { super.emailAddresses } set { super.emailAddresses = newValue } }
  /// Postal addresses.
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] { get { super.postalAddresses } set { super.postalAddresses = newValue } }
  /// Pages of the web.
  open override var urlAddresses: [CNLabeledValue<NSString>] { get { super.urlAddresses } set { super.urlAddresses = newValue } }
}

/// An address for letters that can be changed.
open class CNMutablePostalAddress: CNPostalAddress {
  /// The street and the house.
  open override var street: String { get { super.street } set { super.street = newValue } }
  /// The part of the town.
  open override var subLocality: String { get { super.subLocality } set { super.subLocality = newValue } }
  /// The town.
  open override var city: String { get { super.city } set { super.city = newValue } }
  /// The part of the state.
  open override var subAdministrativeArea: String { get { super.subAdministrativeArea } set { super.subAdministrativeArea = newValue } }
  /// The state.
  open override var state: String { get { super.state } set { super.state = newValue } }
  /// The code of the place.
  open override var postalCode: String { get { super.postalCode } set { super.postalCode = newValue } }
  /// The country.
  open override var country: String { get { super.country } set { super.country = newValue } }
  /// The code of the country.
  open override var isoCountryCode: String { get { super.isoCountryCode } set { super.isoCountryCode = newValue } }
}

/// A number to call.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  /// The number as it was written.
  public let stringValue: String
  /// Creates a number.
  public init(stringValue string: String) { stringValue = string }
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
  public override init() {}
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

/// How an address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  case mailingAddress = 0
}

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

@_spi(Generated) extension CNContact: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { CNContact() }
}

@_spi(Generated) extension CNContactStore: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { CNContactStore() }
}

@_spi(Generated) extension CNPostalAddress: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { CNPostalAddress() }
}

@_spi(Generated) extension CNSaveRequest: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { CNSaveRequest() }
}
