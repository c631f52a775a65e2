import Foundation
@inPlaceOf(Network) @_exported import UIKit

/// What connects the device. There is nothing.
public struct NWInterface: Hashable, Sendable {
  /// Kinds of it.
  public enum InterfaceType: Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
  /// The kind.
  public let type: InterfaceType
  /// The name.
  public let name: String
}

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
  @answers(.unsatisfied) public var status: Status { get }
  /// Why there is none.
  @answers(.notAvailable) public var unsatisfiedReason: UnsatisfiedReason { get }
  /// What connects the device: nothing.
  @answers([]) public var availableInterfaces: [NWInterface] { get }
  /// Whether it costs money.
  @answers(false) public var isExpensive: Bool { get }
  /// Whether the person wants to save data.
  @answers(false) public var isConstrained: Bool { get }
  /// Whether addresses are those of version 4.
  @answers(false) public var supportsIPv4: Bool { get }
  /// Whether addresses are those of version 6.
  @answers(false) public var supportsIPv6: Bool { get }
  /// Whether names can be looked up.
  @answers(false) public var supportsDNS: Bool { get }
  /// Whether a kind of connection is used: no.
  @answers(false) public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool
}

/// Tells whether the device has a network. It has none.
public final class NWPathMonitor {
  /// Called with each change: once, when it starts.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// How the device is connected.
  public let currentPath = NWPath()
  /// The queue on which the handler is called.
  public private(set) var queue: DispatchQueue?

  /// Creates a monitor.
  public init()
  /// Creates a monitor of a kind of connection.
  @inert public init(requiredInterfaceType: NWInterface.InterfaceType)
  /// Starts.
  @kept(pathUpdateHandler?(currentPath)) public func start(queue: DispatchQueue)
  /// Ends.
  @kept(pathUpdateHandler = nil) public func cancel()
}
