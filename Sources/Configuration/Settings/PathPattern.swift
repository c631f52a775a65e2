import Foundation

/// A pattern for the paths of files and folders, relative to the configuration's folder.
///
/// A pattern that matches a folder also matches everything in it. Within a path component, `*`, `?` and `[…]` match as
/// in a shell; `**` matches any number of folders.
public struct PathPattern: Hashable, Sendable {
  /// The pattern as it was written.
  public var text: String
  private var parts: [String]

  /// Makes a pattern from its text.
  public init(_ text: String) {
    self.text = text
    parts = text.split(separator: "/").filter { $0 != "." }.map(String.init)
  }

  /// Whether the pattern matches a path or one of the folders above it.
  ///
  /// - Parameter path: a path relative to the configuration's folder.
  public func matches(_ path: String) -> Bool {
    Self.matches(parts[...], path.split(separator: "/").map(String.init)[...])
  }

  private static func matches(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return true }
    if first == "**" {
      let rest = pattern.drop { $0 == "**" }
      return path.indices.contains { matches(rest, path[$0...]) } || rest.isEmpty
    }
    guard let name = path.first, fnmatch(first, name, 0) == 0 else { return false }
    return matches(pattern.dropFirst(), path.dropFirst())
  }
}
