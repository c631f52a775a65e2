import Foundation

/// What a calendar holds.
public enum EKEntityType: UInt, Sendable {
  case event = 0, reminder
}
