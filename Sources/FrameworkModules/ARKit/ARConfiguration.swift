import Foundation
import UIKit

/// How a session follows the device.
open class ARConfiguration: NSObject, @unchecked Sendable {
  /// Whether the device supports it: no, it has no camera.
  open class var isSupported: Bool { false }
  /// Creates a configuration.
  public override init() {}
}
