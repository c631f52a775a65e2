import Foundation

/// What a store holds.
public enum CNEntityType: Int, Sendable {
  case contacts = 0
}
