import Foundation

/// Hears what was found. Inert: nothing is.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
  /// A device was found.
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
  /// A device went.
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
}
