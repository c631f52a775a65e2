import Foundation
import Synchronization

/// A cache of SVG and PDF files that other programs have converted to PNG. As long as the cache is not full, each file
/// is converted only once per size.
///
/// It holds PNG files instead of Cairo surfaces, because two threads must not use a surface at the same time.
nonisolated final class ConvertedPictures: Sendable {
  /// Identifies a conversion: a version of a file, given by path and modification time, and the size in pixels.
  struct Key: Hashable {
    var path: String
    var modified: Date?
    var width: Int
    var height: Int
  }

  static let shared = ConvertedPictures()

  private struct Pictures {
    var results: [Key: Result<Data, PictureProblem>] = [:]
    var bytes = 0
  }

  private let known = Mutex(Pictures())

  /// The largest total size of the cached files, in bytes. When it would be exceeded, the cache is emptied.
  private static let mostBytes = 64 << 20

  /// The PNG file for a key, from the cache or from the converter. Failures are cached as well.
  func png(of key: Key, by converter: PictureConverter) throws(PictureProblem) -> Data {
    if let result = known.withLock({ $0.results[key] }) { return try result.get() }
    let result = Result { () throws(PictureProblem) in
      try converter.png(ofFile: key.path, width: key.width, height: key.height)
    }
    let count = (try? result.get().count) ?? 0
    known.withLock { known in
      if known.bytes + count > Self.mostBytes { known = Pictures() }
      known.results[key] = result
      known.bytes += count
    }
    return try result.get()
  }
}
