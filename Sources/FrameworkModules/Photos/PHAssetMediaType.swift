import Foundation
import UIKit

/// What something of the library is.
public enum PHAssetMediaType: Int, Sendable {
  case unknown = 0, image, video, audio
}
