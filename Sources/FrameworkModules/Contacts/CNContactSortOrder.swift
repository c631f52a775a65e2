import Foundation

/// In which order contacts come.
public enum CNContactSortOrder: Int, Sendable {
  case none = 0, userDefault, givenName, familyName
}
