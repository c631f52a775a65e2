import Foundation

/// Kinds of devices for scrolling. Inert: there are fingers only.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int
  /// Kinds by UIKit's bits.
  @kept public init(rawValue: Int)
  /// Devices that scroll in steps, such as a mouse wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Devices that scroll continuously, such as a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// All devices.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
