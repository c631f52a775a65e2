import Foundation

/// How somebody is reached.
public enum INPersonHandleType: Int, Sendable {
  case unknown = 0, emailAddress, phoneNumber
}
