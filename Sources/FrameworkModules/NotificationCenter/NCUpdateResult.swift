import Foundation

/// Whether there is something new to show.
public enum NCUpdateResult: UInt, Sendable {
  case newData = 0, noData, failed
}
