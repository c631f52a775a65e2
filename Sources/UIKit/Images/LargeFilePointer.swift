import Foundation

/// Recognises pointer files of git-lfs: short texts that take the place of large files that were not fetched into a
/// checkout.
package enum LargeFilePointer {
  /// The message for a file that is a pointer. It is a clause that follows the file's name in a sentence.
  package static let complaint = "is a pointer of git-lfs, and its content was not fetched: run git lfs pull"

  /// The bytes at the start of every pointer file
  /// ([specification](https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md)).
  private static let beginning = Data("version https://git-lfs.github.com/spec/".utf8)

  /// Whether the content of a file is a pointer of git-lfs.
  package static func isPointer(_ data: Data) -> Bool { data.starts(with: beginning) }
}
