import Foundation
import Synchronization

/// The pictures that other programs have drawn. Each is drawn once per size during the life of the process.
///
/// They are kept as files and not as surfaces, because two threads must not draw a Cairo surface at once.
nonisolated final class ConvertedPictures: Sendable {
  /// A version of a file, by its path and modification time, and a size in pixels.
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

  /// The largest total size that is kept, in bytes. If it is exceeded, everything is dropped.
  private static let mostBytes = 64 << 20

  /// The picture as a PNG file.
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
