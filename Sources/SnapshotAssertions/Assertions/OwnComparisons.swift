import Drawing
import Foundation
import Synchronization
@_spi(Generated) import UIKit

/// Finds the pictures that tests compare with references of a simulator by code of their own.
///
/// Such a test reads the reference from a file, and then the pixels of the reference and of its own picture. It decides itself
/// whether it passes; here, only the boxes of the two pictures are compared.
package enum OwnComparisons {
  /// The reference that was read last, and has not been compared.
  private static let reference = Mutex<(path: String, picture: UIImage)?>(nil)

  /// Words in the names of the folders in which references are kept. Other pictures that a test reads belong to the app.
  private static let folderWords = ["reference", "snapshot"]

  /// Notes what tests compare from now on.
  package static func begin() {
    reference.withLock { $0 = nil }
    PictureReads.observer = { read in
      switch read {
      case .file(let path, let picture): if isReference(path) { reference.withLock { $0 = (path, picture) } }
      case .pixels(let picture): compare(picture)
      }
    }
  }

  package static func end() { PictureReads.observer = nil }

  private static func isReference(_ path: String) -> Bool {
    let folder = (path as NSString).deletingLastPathComponent.lowercased()
    return path.hasSuffix(".png") && folderWords.contains { folder.contains($0) }
  }

  private static func compare(_ picture: UIImage) {
    let expected = reference.withLock { reference -> (path: String, picture: UIImage)? in
      guard reference?.picture != picture else { return nil }
      defer { reference = nil }
      return reference
    }
    guard let expected, PostponedWork.isInMainQueue, let bytes = expected.picture.pngData() else { return }
    let (actual, elements) = MainThread.run {
      (
        PictureEncoding.png(of: picture),
        picture.drawnViews.flatMap(PictureElement.all)
      )
    }
    guard let actual,
      let comparison = RecordedComparison.of(
        expected: bytes, actual: actual, scale: Double(picture.scale), elements: elements)
    else { return }
    var taken = TakenSnapshot(reference: expected.path, state: .same, expected: bytes, actual: actual)
    _ = taken.take(comparison, within: SnapshotLog.recordedTolerance ?? 0)
    SnapshotLog.add(taken)
  }
}
