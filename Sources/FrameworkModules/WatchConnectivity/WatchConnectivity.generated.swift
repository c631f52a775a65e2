// Made by `make surface` from Surface/WatchConnectivity.swift; don't edit.
// swift-format-ignore-file

import Foundation
@_exported import UIKit

/// Why the watch does not answer.
public struct WCError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported = 7002
    case notReachable = 7007
    case payloadTooLarge = 7009
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// Talks with the person's watch. There is none.
open class WCSession: NSObject, @unchecked Sendable {
  /// The app's session.
  public static let `default` = WCSession()
  /// Is told what the watch sends. Inert: it is told nothing.
  open weak var delegate: (any WCSessionDelegate)?
  override init() {}
  /// Whether the device supports it: no.
  open class func isSupported() -> Bool { false }
  /// Whether it runs: no.
  open var activationState: WCSessionActivationState { .notActivated }
  /// Whether there is a watch: no.
  open var isPaired: Bool { false }
  /// Whether the watch has the app: no.
  open var isWatchAppInstalled: Bool { false }
  /// Whether the watch answers: no.
  open var isReachable: Bool { false }
  /// Whether the watch shows the app's values: no.
  open var isComplicationEnabled: Bool { false }
  /// Starts. The delegate is told that there is no watch.
  open func activate() { delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported)) }
  /// Sends a message. The handler is told that there is no watch.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: (((any Error)) -> Void)? = nil
  ) { errorHandler?(WCError(.notReachable)) }
  /// Sends the state of the app to the watch. Throws, since there is no watch.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw WCError(.sessionNotSupported) }
}

/// Whether a session runs.
public enum WCSessionActivationState: Int, Sendable {
  case notActivated = 0, inactive, activated
}

/// Is told what the watch sends. Inert: it is told nothing.
public protocol WCSessionDelegate: NSObjectProtocol {
  /// The session was activated, or activation failed.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
  /// The person takes another watch.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// The person took another watch.
  func sessionDidDeactivate(_ session: WCSession)
  /// A message came.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
}

extension WCSessionDelegate {
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
}
