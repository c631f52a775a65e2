import Foundation
import UIKit

/// Writes a part of a film. Inert: it fails.
@preconcurrency @MainActor open class AVAssetExportSession: NSObject {
  /// The status of the export.
  public enum Status: Int, Sendable {
    case unknown = 0
    case waiting, exporting, completed, failed, cancelled
  }

  /// The URL of the written file.
  open var outputURL: URL?
  /// The type of the written file.
  open var outputFileType: AVFileType?
  /// Which part is written.
  open var timeRange = CMTimeRange(start: .zero, duration: .indefinite)
  /// Whether the file is optimised for network use.
  open var shouldOptimizeForNetworkUse = false
  /// The status of the export.
  open private(set) var status = Status.unknown
  /// The error of the export.
  open var error: (any Error)? { status == .failed ? AVError(.unknown) : nil }

  /// Creates a session.
  public init?(asset: AVAsset, presetName: String) {}
  /// Starts. It fails, and calls back at once.
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    status = .failed
    handler()
  }
}
