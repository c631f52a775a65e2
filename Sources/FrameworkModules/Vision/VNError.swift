import Foundation

/// Why nothing was looked for.
public enum VNError: Int, Error, Sendable {
  case requestCancelled = 1
  case invalidFormat = 2
  case operationFailed = 3
}
