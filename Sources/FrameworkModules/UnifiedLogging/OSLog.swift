import Foundation

/// A log of the system. Inert: nothing is written.
open class OSLog: NSObject, @unchecked Sendable {
  /// The usual log.
  public static let `default` = OSLog()
  /// A log that nothing is written into.
  public static let disabled = OSLog()

  override init() {}
  /// Creates a log for a part of an app.
  public init(subsystem: String, category: String) {}
  /// Creates a log for a part of an app.
  public init(subsystem: String, category: Category) {}
  /// Whether messages are written: no.
  open func isEnabled(type: OSLogType) -> Bool { false }
  /// Whether signposts are written: no.
  open var signpostsEnabled: Bool { false }

  /// What signposts are for.
  public struct Category: Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Where things happen.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }
}
