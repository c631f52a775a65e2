import Foundation
import InputFiles
import Synchronization

/// A cache of the sizes of picture files. Each file is read only once.
nonisolated final class ImageSizes: Sendable {
  private let sizes = Mutex<[PathBytes: CGSize?]>([:])

  /// The size of a picture file, as ``ImageHeader/size(of:)`` returns it: in pixels for PNG and JPEG, in points for SVG
  /// and PDF; nil if it cannot be read.
  func size(of path: String) -> CGSize? {
    sizes.withLock { known in
      if let size = known[PathBytes(path)] { return size }
      let size = (try? RegularFile.map(path)).flatMap(ImageHeader.size)
      known[PathBytes(path)] = .some(size)
      return size
    }
  }
}
