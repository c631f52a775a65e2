import Foundation

/// Files and folders by a pattern, relative to the folder of the configuration.
///
/// A folder stands for everything in it. In a part of a path `*`, `?` and `[…]` match as in a shell; `**` matches any
/// number of folders.
public struct PathPattern: Hashable, Sendable {
  /// The pattern as it was written.
  public var text: String
  private var parts: [String]

  /// A pattern.
  public init(_ text: String) {
    self.text = text
    parts = text.split(separator: "/").filter { $0 != "." }.map(String.init)
  }

  /// Whether a path, or a folder above it, matches.
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
