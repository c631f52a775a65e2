/// The version of Interface Builder that saved a document, as `14313.18` of Xcode 10.
///
/// The canvas follows the iOS of its Xcode, so many sizes depend on it.
nonisolated public struct ToolsVersion: Hashable, Sendable, CustomStringConvertible {
  /// The number before the first point: 14313 of `14313.18`.
  public let major: Int
  /// The version as written.
  public let description: String

  /// Reads a version as written; none where it does not start with a number.
  public init?(_ text: String) {
    guard let major = Int(text.prefix { $0 != "." }) else { return nil }
    self.major = major
    self.description = text
  }

  /// A version with this major number.
  public init(major: Int) {
    self.major = major
    self.description = String(major)
  }
}
