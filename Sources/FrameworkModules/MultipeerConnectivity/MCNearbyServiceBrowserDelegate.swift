import Foundation

/// Is told what was found. Inert: it is never called.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
  /// A device was found.
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
  /// A device went.
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
}
