import Foundation

/// Pointers of git-lfs: short texts that stand in a checkout where large files were not fetched.
package enum LargeFilePointer {
  /// What is wrong with a file that is a pointer, as a clause that follows its name.
  package static let complaint = "is a pointer of git-lfs, and its content was not fetched: run git lfs pull"

  /// How each pointer begins ([git-lfs](https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md)).
  private static let beginning = Data("version https://git-lfs.github.com/spec/".utf8)

  /// Whether the bytes of a file are a pointer.
  package static func isPointer(_ data: Data) -> Bool { data.starts(with: beginning) }
}
