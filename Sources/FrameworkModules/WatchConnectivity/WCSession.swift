import Foundation
@_exported import UIKit

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
  open func activate() {
    delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
  }
  /// Sends a message. The handler is told that there is no watch.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: (((any Error)) -> Void)? = nil
  ) {
    errorHandler?(WCError(.notReachable))
  }
  /// Sends the state of the app to the watch. Throws, since there is no watch.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotSupported)
  }
}
