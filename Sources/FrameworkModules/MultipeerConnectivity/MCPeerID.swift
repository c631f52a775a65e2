import Foundation
@_exported import UIKit

/// A device that others see.
open class MCPeerID: NSObject, @unchecked Sendable {
  /// What others see.
  public let displayName: String
  /// Creates a device.
  public init(displayName myDisplayName: String) { displayName = myDisplayName }
}
