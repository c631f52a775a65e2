import Foundation
import UIKit

/// Is told of changes. Inert: there is none.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Something changed.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
