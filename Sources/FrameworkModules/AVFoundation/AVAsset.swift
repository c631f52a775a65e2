import Foundation
import UIKit

/// A film or a sound. Inert: it is not read.
@preconcurrency @MainActor open class AVAsset: NSObject {
  /// Creates something without content.
  public override init() {}
  /// Creates something of a file.
  public convenience init(url URL: URL) { self.init() }
  /// The duration, which is not known.
  open var duration: CMTime { .indefinite }
}

/// The status of an export, by its name until Swift 4.
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status

/// The best quality.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
