import Foundation

/// Looks for other devices. Inert: it finds none.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  /// This device.
  public let myPeerID: MCPeerID
  /// What is searched.
  public let serviceType: String
  /// Is told what was found. Inert: it is never called.
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  /// Creates a browser.
  public init(peer myPeerID: MCPeerID, serviceType: String) {
    self.myPeerID = myPeerID
    self.serviceType = serviceType
  }
  /// Starts. Inert.
  open func startBrowsingForPeers() {}
  /// Stops. Inert.
  open func stopBrowsingForPeers() {}
  /// Asks a device to connect. Inert.
  open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {}
}
