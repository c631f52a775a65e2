import Foundation

/// A contact that can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// What is said before the name.
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
  /// What is said after the name.
  open override var nameSuffix: String {
    get { super.nameSuffix }
    set { super.nameSuffix = newValue }
  }
  /// The name among friends.
  open override var nickname: String {
    get { super.nickname }
    set { super.nickname = newValue }
  }
  /// Where the person works.
  open override var organizationName: String {
    get { super.organizationName }
    set { super.organizationName = newValue }
  }
  /// In which part of it.
  open override var departmentName: String {
    get { super.departmentName }
    set { super.departmentName = newValue }
  }
  /// As what the person works.
  open override var jobTitle: String {
    get { super.jobTitle }
    set { super.jobTitle = newValue }
  }
  /// What else is known.
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
  /// Addresses for mails.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { super.emailAddresses = newValue }
  }
  /// Addresses for letters.
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
