// Made by `make surface` from Surface/NetworkReachability.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
import Foundation
@_exported import UIKit

/// A server that code wants to reach. None can be reached.
public final class SCNetworkReachability: NSObject, @unchecked Sendable {}

/// How a server can be reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  /// The flags as bits.
  public let rawValue: UInt32
  /// A connection that ends when nobody uses it.
  public static let transientConnection = Self(rawValue: 1 << 0)
  /// There is a way to the server.
  public static let reachable = Self(rawValue: 1 << 1)
  /// A connection has to be made first.
  public static let connectionRequired = Self(rawValue: 1 << 2)
  /// Traffic makes the connection.
  public static let connectionOnTraffic = Self(rawValue: 1 << 3)
  /// Making the connection needs a person.
  public static let interventionRequired = Self(rawValue: 1 << 4)
  /// The system makes the connection when it is needed.
  public static let connectionOnDemand = Self(rawValue: 1 << 5)
  /// The address belongs to this device.
  public static let isLocalAddress = Self(rawValue: 1 << 16)
  /// There is no gateway on the way.
  public static let isDirect = Self(rawValue: 1 << 17)
  /// The way leads over the mobile network.
  public static let isWWAN = Self(rawValue: 1 << 18)
  /// Traffic makes the connection.
  public static let connectionAutomatic = Self.connectionOnTraffic

  /// Flags with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// What a callback gets, and how long that lives. Nothing is called.
public struct SCNetworkReachabilityContext {
  /// The version of the structure.
  public var version: Int = 0
  /// What the callback gets.
  public var info: UnsafeMutableRawPointer?
  /// Called when the context is stored.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Called when the context is no longer stored.
  public var release: ((UnsafeRawPointer) -> Void)?
  /// Called to describe what the callback gets.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

  /// An empty context.
  public init() {}
  /// A context of its parts.
  public init(
    version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?) {
    self.version = version
    self.info = info
    self.retain = retain
    self.release = release
    self.copyDescription = copyDescription
  }
}

/// A function that would be called when a server can be reached in another way.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// Describes the server with a name.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: AnyObject?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Describes the server with an address.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: AnyObject?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Finds out how a server can be reached: that is not known.
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool { false }

/// Sets the function to call on changes: nothing changes.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }

/// Sets the queue for the function to call.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool { true }

@_spi(Generated) extension SCNetworkReachabilityContext: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { SCNetworkReachabilityContext() }
}
