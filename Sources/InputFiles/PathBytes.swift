/// A path that is compared by its bytes, as the system compares paths. It is the key of sets and dictionaries of files.
///
/// In Swift, strings are equal if they are canonically equivalent, such as an “é” of one scalar and an “é” of two. In
/// file systems of Linux, these are the names of two different files.
package struct PathBytes: Hashable, Comparable, Sendable {
  private let bytes: [UInt8]

  /// - Parameter path: the path, or a component of a path.
  package init(_ path: String) { bytes = Array(path.utf8) }

  package static func < (left: PathBytes, right: PathBytes) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
