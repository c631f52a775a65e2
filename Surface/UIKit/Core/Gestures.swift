import Foundation

/// Kinds of scrolling devices other than fingers. Inert: tests simulate fingers only.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits of the set, as in UIKit.
  public let rawValue: Int
  /// Creates a set from UIKit's bits.
  @kept public init(rawValue: Int)
  /// Devices that scroll in steps, such as a mouse wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Devices that scroll continuously, such as a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// All devices.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
