import Foundation

/// Whether a contact is a person.
public enum CNContactType: Int, Sendable {
  case person = 0, organization
}
