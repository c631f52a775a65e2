/// A path as the system compares it: by its bytes.
///
/// Two texts are equal in Swift if they are canonically equivalent: an “é” of one scalar and one of two. File systems of
/// Linux keep both as files of their own, so sets and dictionaries of files have these keys.
package struct PathBytes: Hashable, Comparable, Sendable {
  private let bytes: [UInt8]

  /// - Parameter path: the path, or a part of one.
  package init(_ path: String) { bytes = Array(path.utf8) }

  package static func < (left: PathBytes, right: PathBytes) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
