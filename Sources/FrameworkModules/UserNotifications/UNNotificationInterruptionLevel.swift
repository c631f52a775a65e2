import Foundation

/// How much a notification matters.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive = 0, active, timeSensitive, critical
}
