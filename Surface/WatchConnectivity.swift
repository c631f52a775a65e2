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
  @kept public init(_ code: Code)
}

/// Talks with the person's watch. There is none.
open class WCSession: NSObject, @unchecked Sendable {
  /// The app's session.
  public static let `default` = WCSession()
  /// Is told what the watch sends. Inert: it is told nothing.
  @inert open weak var delegate: (any WCSessionDelegate)?
  override init()
  /// Whether the device supports it: no.
  @answers(false) open class func isSupported() -> Bool
  /// Whether it runs: no.
  @answers(.notActivated) open var activationState: WCSessionActivationState { get }
  /// Whether there is a watch: no.
  @answers(false) open var isPaired: Bool { get }
  /// Whether the watch has the app: no.
  @answers(false) open var isWatchAppInstalled: Bool { get }
  /// Whether the watch answers: no.
  @answers(false) open var isReachable: Bool { get }
  /// Whether the watch shows the app's values: no.
  @answers(false) open var isComplicationEnabled: Bool { get }
  /// Starts. The delegate is told that there is no watch.
  @answers(delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported)))
  open func activate()
  /// Sends a message. The handler is told that there is no watch.
  @answers(errorHandler?(WCError(.notReachable)))
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: (((any Error)) -> Void)? = nil
  )
  /// Sends the state of the app to the watch. Throws, since there is no watch.
  @answers(throwing: WCError(.sessionNotSupported))
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws
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
  @neverCalled optional func session(_ session: WCSession, didReceiveMessage message: [String: Any])
}
