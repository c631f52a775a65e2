import Foundation
@_exported import UIKit

/// The wireless network. There is none.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
  /// Its name.
  @answers("") open var ssid: String { get }
  /// Its number.
  @answers("") open var bssid: String { get }
  override init()
  /// Tells which one is used: none.
  @answers(completionHandler(nil))
  open class func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork?) -> Void)
  /// Which one is used: none.
  @answers(nil) open class func fetchCurrent() async -> NEHotspotNetwork?
}

/// How a tunnel is set up. There is none.
open class NETunnelProviderManager: NSObject {
  /// The description.
  open var localizedDescription: String?
  /// Whether it can be opened.
  open var isEnabled = false
  /// The tunnel.
  public let connection: NEVPNConnection = NETunnelProviderSession()
  /// Creates a manager.
  public override init()
  /// Passes all tunnels to a handler: none.
  @answers(completionHandler([], nil))
  open class func loadAllFromPreferences(
    completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
  )
  /// All tunnels: none.
  @answers([]) open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager]
}

/// A tunnel of an app. It is not open.
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
  /// Tells the tunnel's program something. The handler gets nothing.
  @answers(responseHandler?(nil))
  open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)? = nil) throws
}

/// A tunnel. It is not open.
open class NEVPNConnection: NSObject, @unchecked Sendable {
  /// Whether it is open: no.
  @answers(.disconnected) open var status: NEVPNStatus { get }
  /// The time at which it was opened: none.
  @answers(nil) open var connectedDate: Date? { get }
  override init()
}

extension NSNotification.Name {
  /// A tunnel opened or closed. Inert: it is never sent.
  @inert public static let NEVPNStatusDidChange = NSNotification.Name("com.apple.networkextension.statusdidchange")
}

/// Why a tunnel is not there.
public struct NEVPNError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case configurationInvalid = 1, configurationDisabled, connectionFailed, configurationStale,
      configurationReadWriteFailed, configurationUnknown
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  @kept public init(_ code: Code)
  /// It is turned off.
  public static let configurationDisabled = Code.configurationDisabled
}

/// Whether a tunnel is open.
public enum NEVPNStatus: Int, Sendable {
  case invalid = 0, disconnected, connecting, connected, reasserting, disconnecting
}
