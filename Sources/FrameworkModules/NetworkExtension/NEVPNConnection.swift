import Foundation

/// A tunnel. It is not open.
open class NEVPNConnection: NSObject, @unchecked Sendable {
  /// Whether it is open: no.
  open var status: NEVPNStatus { .disconnected }
  /// The time at which it was opened: none.
  open var connectedDate: Date? { nil }
  override init() {}
}

extension NSNotification.Name {
  /// A tunnel opened or closed. Inert: it is never sent.
  public static let NEVPNStatusDidChange = NSNotification.Name("com.apple.networkextension.statusdidchange")
}
