import Foundation
import InputFiles
import UIKit

extension LargeFilePointer {
  /// The content that a pointer stands for, from the store of a repository.
  ///
  /// - Parameters:
  ///   - data: the bytes of a file.
  ///   - store: the folder of the contents that were fetched, `.git/lfs/objects`.
  /// - Returns: `nil` if the bytes are no pointer, or if the content was not fetched or is larger than 64 MB.
  static func content(of data: Data, in store: String) -> Data? {
    guard isPointer(data), data.count < longest,
      let match = String(decoding: data, as: UTF8.self).firstMatch(of: /oid sha256:([0-9a-f]{64})/)
    else { return nil }
    let name = match.1
    return try? RegularFile.read("\(store)/\(name.prefix(2))/\(name.dropFirst(2).prefix(2))/\(name)", atMost: 64)
  }

  /// The most bytes of a pointer.
  private static let longest = 1024
}
