import Foundation

/// The pictures that other programs have drawn. Each is drawn once per size during the life of the process.
///
/// They are kept as files and not as surfaces, because two threads must not draw a Cairo surface at once.
nonisolated final class ConvertedPictures: @unchecked Sendable {
  /// A version of a file, by its path and modification time, and a size in pixels.
  struct Key: Hashable {
    var path: String
    var modified: Date?
    var width: Int
    var height: Int
  }

  static let shared = ConvertedPictures()

  private let lock = NSLock()
  private var known: [Key: Result<Data, PictureProblem>] = [:]
  private var bytes = 0

  /// The largest total size that is kept, in bytes. If it is exceeded, everything is dropped.
  private static let mostBytes = 64 << 20

  /// The picture as a PNG file.
  func png(of key: Key, by converter: PictureConverter) throws(PictureProblem) -> Data {
    if let result = lock.withLock({ known[key] }) { return try result.get() }
    let result = Result { () throws(PictureProblem) in
      try converter.png(ofFile: key.path, width: key.width, height: key.height)
    }
    let count = (try? result.get().count) ?? 0
    lock.withLock {
      if bytes + count > Self.mostBytes { (known, bytes) = ([:], 0) }
      known[key] = result
      bytes += count
    }
    return try result.get()
  }
}
