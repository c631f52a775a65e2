import Foundation

/// A tunnel of an app. It is not open.
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
  /// Tells the tunnel's program something. The handler gets nothing.
  open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)? = nil) throws {
    responseHandler?(nil)
  }
}
