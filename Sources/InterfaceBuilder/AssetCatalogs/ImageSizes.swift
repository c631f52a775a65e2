import Foundation
import InputFiles
import Synchronization

/// The sizes of picture files in pixels, each read once.
nonisolated final class ImageSizes: Sendable {
  private let sizes = Mutex<[PathBytes: CGSize?]>([:])

  /// The size of a picture; nil where there is none that can be read.
  func size(of path: String) -> CGSize? {
    sizes.withLock { known in
      if let size = known[PathBytes(path)] { return size }
      let size = (try? RegularFile.map(path)).flatMap(ImageHeader.size)
      known[PathBytes(path)] = .some(size)
      return size
    }
  }
}
