import Foundation
@_exported import UIKit

/// Tells whether the device has a network. It has none.
public final class NWPathMonitor: @unchecked Sendable {
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
