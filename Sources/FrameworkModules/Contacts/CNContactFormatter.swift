import Foundation

/// Formats the names of contacts as text.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// Which parts of the name are included. Inert: the full name is always formatted.
  open var style = CNContactFormatterStyle.fullName

  /// The name of a contact. Without a personal name, it is the organization's name; `nil` if that is missing, too.
  ///
  /// The given name comes before the family name. Names in Chinese characters, kana or hangul are written without
  /// spaces, with the family name first.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    guard contact.contactType == .person else { return part(contact.organizationName) }
    let isEastAsian = (contact.familyName + contact.givenName).unicodeScalars.contains {
      (0x3040...0x30FF).contains($0.value) || (0x3400...0x9FFF).contains($0.value)
        || (0xAC00...0xD7A3).contains($0.value)
    }
    let parts =
      isEastAsian
      ? [contact.familyName, contact.middleName, contact.givenName]
      : [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
    return part(parts.filter { !$0.isEmpty }.joined(separator: isEastAsian ? "" : " "))
      ?? part(contact.organizationName)
  }
  private class func part(_ text: String) -> String? { text.isEmpty ? nil : text }
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
  /// A descriptor of the properties that have to be fetched to format a name.
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { "name" }
}
