import Foundation

/// Devices that are connected. Inert: no device is connected.
open class MCSession: NSObject, @unchecked Sendable {
  /// This device.
  public let myPeerID: MCPeerID
  /// Whether data are encrypted.
  public let encryptionPreference: MCEncryptionPreference
  /// Is told of others. Inert: it is never called.
  open weak var delegate: (any MCSessionDelegate)?
  /// The others: none.
  open var connectedPeers: [MCPeerID] { [] }

  /// Creates a session.
  public init(peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference)
  {
    self.myPeerID = myPeerID
    self.encryptionPreference = encryptionPreference
  }
  /// Creates a session.
  public convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional)
  }
  /// Sends data. Throws, since nobody is connected.
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
    throw MCError(.notConnected)
  }
  /// Sends a file. The handler is told that nobody is connected.
  @discardableResult open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) -> Progress? {
    completionHandler?(MCError(.notConnected))
    return nil
  }
  /// Ends. Inert: nobody is connected.
  open func disconnect() {}
}
