// Made by `make surface` from Surface/NetworkMonitoring.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
import Foundation
@_exported import UIKit

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

/// Tells whether the device has a network. It has none.
public final class NWPathMonitor {
  /// Called with each change: once, when it starts.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// How the device is connected.
  public let currentPath = NWPath()
  /// The queue on which the handler is called.
  public private(set) var queue: DispatchQueue?

  /// Creates a monitor.
  public init() {}
  /// Creates a monitor of a kind of connection.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  /// Starts.
  public func start(queue: DispatchQueue) {
    self.queue = queue
    pathUpdateHandler?(currentPath)
  }
  /// Ends.
  public func cancel() { pathUpdateHandler = nil }
}

@_spi(Generated) extension NWPathMonitor: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { NWPathMonitor() }
}
