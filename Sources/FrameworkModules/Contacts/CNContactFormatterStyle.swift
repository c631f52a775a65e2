import Foundation

/// What of a name is shown.
public enum CNContactFormatterStyle: Int, Sendable {
  case fullName = 0, phoneticFullName
}
