import Foundation

/// How many of repeated events are changed.
public enum EKSpan: Int, Sendable {
  case thisEvent = 0, futureEvents
}
