// Made by `make surface` from Surface/NetworkExtension.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
import Foundation
@_exported import UIKit

/// The wireless network. There is none.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
  /// Its name.
  open var ssid: String { "" }
  /// Its number.
  open var bssid: String { "" }
  override init() {}
  /// Tells which one is used: none.
  open class func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork?) -> Void) { completionHandler(nil) }
  /// Which one is used: none.
  open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
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
  public override init() {}
  /// Passes all tunnels to a handler: none.
  open class func loadAllFromPreferences(
    completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) { completionHandler([], nil) }
  /// All tunnels: none.
  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
}

/// A tunnel of an app. It is not open.
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
  /// Tells the tunnel's program something. The handler gets nothing.
  open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)? = nil) throws { responseHandler?(nil) }
}

/// A tunnel. It is not open.
open class NEVPNConnection: NSObject, @unchecked Sendable {
  /// Whether it is open: no.
  open var status: NEVPNStatus { .disconnected }
  /// The time at which it was opened: none.
  open var connectedDate: Date? { nil }
  override init() {}
}

extension NSNotification.Name {
  /// A tunnel opened or closed. Inert: it is never sent.
  public static let NEVPNStatusDidChange = NSNotification.Name("com.apple.networkextension.statusdidchange")
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
  public init(_ code: Code) { self.code = code }
  /// It is turned off.
  public static let configurationDisabled = Code.configurationDisabled
}

/// Whether a tunnel is open.
public enum NEVPNStatus: Int, Sendable {
  case invalid = 0, disconnected, connecting, connected, reasserting, disconnecting
}

@_spi(Generated) extension NETunnelProviderManager: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { NETunnelProviderManager() }
}
