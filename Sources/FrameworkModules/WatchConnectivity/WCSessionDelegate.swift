import Foundation

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
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
}
