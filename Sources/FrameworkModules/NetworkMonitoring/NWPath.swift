import Foundation

/// How the device is connected: it is not.
public struct NWPath: Equatable, Sendable {
  /// Whether there is a way.
  public enum Status: Sendable {
    case satisfied, unsatisfied, requiresConnection
  }
  /// Why there is none.
  public enum UnsatisfiedReason: Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }
  /// Whether there is a way: no.
  public var status: Status { .unsatisfied }
  /// Why there is none.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// What connects the device: nothing.
  public var availableInterfaces: [NWInterface] { [] }
  /// Whether it costs money.
  public var isExpensive: Bool { false }
  /// Whether the person wants to save data.
  public var isConstrained: Bool { false }
  /// Whether addresses are those of version 4.
  public var supportsIPv4: Bool { false }
  /// Whether addresses are those of version 6.
  public var supportsIPv6: Bool { false }
  /// Whether names can be looked up.
  public var supportsDNS: Bool { false }
  /// Whether a kind of connection is used: no.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}
