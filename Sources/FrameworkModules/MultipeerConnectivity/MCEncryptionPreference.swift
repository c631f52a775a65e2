import Foundation

/// Whether data are encrypted.
public enum MCEncryptionPreference: Int, Sendable {
  case optional = 0, required, none
}
