import Foundation

/// Lets other devices see this one. Inert: none does.
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
  /// The devices that are connected.
  public let session: MCSession
  /// What others search.
  public let serviceType: String
  /// Creates an assistant.
  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
    self.session = session
    self.serviceType = serviceType
  }
  /// Starts. Inert.
  open func start() {}
  /// Stops. Inert.
  open func stop() {}
}
