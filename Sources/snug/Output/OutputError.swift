import Foundation

/// Why a file, or standard output, cannot be written.
struct OutputError: Error, Equatable, CustomStringConvertible {
  /// The file as a person would find it, or “standard output”.
  var path: String
  /// Why not, in the system's words.
  var reason: String

  /// An error with the reason that the system gave.
  init(path: String, code: Int32 = errno) {
    self.path = path
    reason = String(cString: strerror(code)).lowercased()
  }

  /// An error with a reason of our own.
  init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  var description: String { "\(path) cannot be written: \(reason)" }
}
