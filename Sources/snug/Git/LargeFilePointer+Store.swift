import Foundation
import InputFiles
import UIKit

extension LargeFilePointer {
  /// The content of a Git LFS pointer file, from the contents that were fetched into a repository.
  ///
  /// - Parameters:
  ///   - data: the bytes of a file.
  ///   - store: the folder of fetched contents, `.git/lfs/objects`.
  /// - Returns: `nil` if the bytes are not a pointer, or if the content was not fetched or is larger than 64 MB.
  static func content(of data: Data, in store: String) -> Data? {
    guard isPointer(data), data.count < longest,
      let match = String(decoding: data, as: UTF8.self).firstMatch(of: /oid sha256:([0-9a-f]{64})/)
    else { return nil }
    let name = match.1
    return try? RegularFile.read("\(store)/\(name.prefix(2))/\(name.dropFirst(2).prefix(2))/\(name)", atMost: 64)
  }

  /// The most bytes that a pointer file may have.
  private static let longest = 1024
}
