import Foundation
import UIKit

/// A film or a sound of a file. Inert: it is not read.
@preconcurrency @MainActor open class AVURLAsset: AVAsset {
  /// The file.
  public let url: URL
  /// Creates something of a file.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }
}
