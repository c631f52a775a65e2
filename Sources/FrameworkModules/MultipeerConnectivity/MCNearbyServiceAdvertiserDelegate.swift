import Foundation

/// Is told who wants to connect. Inert: nobody does.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
  /// Somebody wants to connect.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
    invitationHandler: @escaping (Bool, MCSession?) -> Void)
}
