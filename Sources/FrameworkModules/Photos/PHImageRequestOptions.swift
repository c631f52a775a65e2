import Foundation
import UIKit

/// How a picture is read. Inert.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  /// Whether the app waits.
  open var isSynchronous = false
  /// How good the picture is.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// How exactly the size is met.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// Whether the picture may be loaded from elsewhere.
  open var isNetworkAccessAllowed = false
  /// Which version of the picture is read.
  open var version = PHImageRequestOptionsVersion.current
  /// Creates options.
  public override init() {}
}
