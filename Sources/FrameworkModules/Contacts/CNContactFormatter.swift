import Foundation

/// Writes names.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// The parts of the name that are shown.
  open var style = CNContactFormatterStyle.fullName

  /// The name of a contact; the organization's name if the contact has none of its own; `nil` without either.
  ///
  /// The given name comes first, but for names in Chinese characters, in kana and in hangul: those are written without
  /// spaces, the family name first.
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
  /// The keys that have to be read to write a name.
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { "name" }
}
