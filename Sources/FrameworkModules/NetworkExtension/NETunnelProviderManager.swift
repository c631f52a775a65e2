import Foundation

/// How a tunnel is set up. There is none.
open class NETunnelProviderManager: NSObject, @unchecked Sendable {
  /// The description.
  open var localizedDescription: String?
  /// Whether it can be opened.
  open var isEnabled = false
  /// The tunnel.
  public let connection: NEVPNConnection = NETunnelProviderSession()
  /// Creates a manager.
  public override init() {}
  /// Passes all tunnels to a handler: none.
  open class func loadAllFromPreferences(
    completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) {
    completionHandler([], nil)
  }
  /// All tunnels: none.
  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
}
