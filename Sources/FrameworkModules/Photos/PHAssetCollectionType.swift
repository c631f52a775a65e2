import Foundation
import UIKit

/// Who put pictures together.
public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum = 2
}
