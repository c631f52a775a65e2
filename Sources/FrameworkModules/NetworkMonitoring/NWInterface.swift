import Foundation

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
