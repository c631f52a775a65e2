import Foundation

/// Lets other devices see this one. Inert: none does.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
  /// This device.
  public let myPeerID: MCPeerID
  /// What others search.
  public let serviceType: String
  /// Is told who wants to connect. Inert: it is never called.
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  /// Creates an advertiser.
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    self.myPeerID = myPeerID
    self.serviceType = serviceType
  }
  /// Starts. Inert.
  open func startAdvertisingPeer() {}
  /// Stops. Inert.
  open func stopAdvertisingPeer() {}
}
