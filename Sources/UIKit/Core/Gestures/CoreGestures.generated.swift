// Made by `make surface` from Surface/UIKit/Core/Gestures.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// Kinds of scrolling devices other than fingers. Inert: tests simulate fingers only.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits of the set, as in UIKit.
  public let rawValue: Int
  /// Creates a set from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Devices that scroll in steps, such as a mouse wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Devices that scroll continuously, such as a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// All devices.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
