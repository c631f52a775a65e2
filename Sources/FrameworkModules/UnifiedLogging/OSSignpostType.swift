import Foundation

/// What happens at a time.
public enum OSSignpostType: UInt8, Sendable {
  case event = 0, begin, end
}
