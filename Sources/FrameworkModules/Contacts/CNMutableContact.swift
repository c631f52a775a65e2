import Foundation

/// A contact that can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// The prefix of the name.
  open override var namePrefix: String {
    get { super.namePrefix }
    set { super.namePrefix = newValue }
  }
  /// The given name.
  open override var givenName: String {
    get { super.givenName }
    set { super.givenName = newValue }
  }
  /// The second given name.
  open override var middleName: String {
    get { super.middleName }
    set { super.middleName = newValue }
  }
  /// The family name.
  open override var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
  /// The suffix of the name.
  open override var nameSuffix: String {
    get { super.nameSuffix }
    set { super.nameSuffix = newValue }
  }
  /// The nickname.
  open override var nickname: String {
    get { super.nickname }
    set { super.nickname = newValue }
  }
  /// The organization where the person works.
  open override var organizationName: String {
    get { super.organizationName }
    set { super.organizationName = newValue }
  }
  /// The department of the organization.
  open override var departmentName: String {
    get { super.departmentName }
    set { super.departmentName = newValue }
  }
  /// The job title.
  open override var jobTitle: String {
    get { super.jobTitle }
    set { super.jobTitle = newValue }
  }
  /// A note.
  open override var note: String {
    get { super.note }
    set { super.note = newValue }
  }
  /// Whether it is a person.
  open override var contactType: CNContactType {
    get { super.contactType }
    set { super.contactType = newValue }
  }
  /// The picture.
  open override var imageData: Data? {
    get { super.imageData }
    set { super.imageData = newValue }
  }
  /// When the person was born.
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { super.birthday = newValue }
  }
  /// Numbers to call.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { super.phoneNumbers = newValue }
  }
  /// E-mail addresses.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { super.emailAddresses = newValue }
  }
  /// Postal addresses.
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { super.postalAddresses = newValue }
  }
  /// Pages of the web.
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { super.urlAddresses = newValue }
  }
}
