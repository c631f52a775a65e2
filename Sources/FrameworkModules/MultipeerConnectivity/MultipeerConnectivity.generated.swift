// Made by `make surface` from Surface/MultipeerConnectivity.swift; don't edit.
// swift-format-ignore-file

import Foundation
@_exported import UIKit

/// Lets other devices see this one. Inert: none does.
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
  /// The devices that are connected.
  public let session: MCSession
  /// What others search.
  public let serviceType: String
  /// Creates an assistant.
  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
    self.serviceType = serviceType
    self.session = session
  }
  /// Starts. Inert.
  open func start() {}
  /// Stops. Inert.
  open func stop() {}
}

/// Lets the person choose other devices. Inert: its view is a box with its class's name, and nothing is chosen.
@preconcurrency @MainActor open class MCBrowserViewController: UIViewController {
  /// The devices that are connected.
  public let session: MCSession
  /// Is told when the person is done. Inert: it is never called.
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  /// The smallest number of devices. Inert.
  open var minimumNumberOfPeers = 2
  /// The largest number of devices. Inert.
  open var maximumNumberOfPeers = 8

  /// Creates a controller.
  public init(serviceType: String, session: MCSession) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }
  /// No document has such a controller.
  public required init?(coder: NSCoder) { nil }
  /// Makes the box.
  open override func loadView() { view = UIOpaqueView(representing: "MCBrowserViewController", frame: UIScreen.main.bounds) }
}

/// Is told when the person has chosen.
@preconcurrency @MainActor public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
  /// The person is done.
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  /// The person cancelled.
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}

/// Whether data are encrypted.
public enum MCEncryptionPreference: Int, Sendable {
  case optional = 0, required, none
}

/// Why nothing was sent.
public struct MCError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case unknown = 0, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// Lets other devices see this one. Inert: none does.
open class MCNearbyServiceAdvertiser: NSObject {
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

/// Is told who wants to connect. Inert: nobody does.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
  /// Somebody wants to connect.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
    invitationHandler: @escaping (Bool, MCSession?) -> Void)
}

/// Looks for other devices. Inert: it finds none.
open class MCNearbyServiceBrowser: NSObject {
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

/// Is told what was found. Inert: it is never called.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
  /// A device was found.
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
  /// A device went.
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
}

/// A device that others see.
open class MCPeerID: NSObject, @unchecked Sendable {
  /// What others see.
  public let displayName: String
  /// Creates a device.
  public init(displayName myDisplayName: String) { displayName = myDisplayName }
}

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
  public init(peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference) {
    self.myPeerID = myPeerID
    self.encryptionPreference = encryptionPreference
  }
  /// Creates a session.
  public convenience init(peer myPeerID: MCPeerID) { self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional) }
  /// Sends data. Throws, since nobody is connected.
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws { throw MCError(.notConnected) }
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

/// Is told of other devices. Inert: it is never called.
public protocol MCSessionDelegate: NSObjectProtocol {
  /// A device came or went.
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  /// Data came.
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  /// A stream came.
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
  /// A file begins to come.
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    with progress: Progress)
  /// A file came.
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    at localURL: URL?, withError error: (any Error)?)
}

/// Whether data have to arrive.
public enum MCSessionSendDataMode: Int, Sendable {
  case reliable = 0, unreliable
}

/// Whether a device is connected.
public enum MCSessionState: Int, Sendable {
  case notConnected = 0, connecting, connected
}
