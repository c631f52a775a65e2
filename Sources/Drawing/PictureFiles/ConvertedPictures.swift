import Foundation

/// The pictures that other programs have drawn, each once per size while the process lives.
///
/// They are kept as files, not as surfaces: a surface of Cairo must not be drawn by two threads at once.
nonisolated final class ConvertedPictures: @unchecked Sendable {
  /// A file as it was at a time, and a size in pixels.
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

  /// How much is kept; beyond it, all is forgotten.
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
