import Foundation

/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable {
  case none = 0, userDefault, givenName, familyName
}
