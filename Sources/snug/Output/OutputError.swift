import Foundation

/// The error that a file, or standard output, cannot be written.
struct OutputError: Error, Equatable, CustomStringConvertible {
  /// The path of the file, or “standard output”.
  var path: String
  /// The reason, in the words of the operating system or of Snug.
  var reason: String

  /// Makes an error from an error code of the operating system, by default the last one (`errno`).
  init(path: String, code: Int32 = errno) {
    self.path = path
    reason = String(cString: strerror(code)).lowercased()
  }

  /// Makes an error with a reason of Snug's own.
  init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  var description: String { "\(path) cannot be written: \(reason)" }
}
