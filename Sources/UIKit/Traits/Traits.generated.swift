// Made by `make surface` from Surface/UIKit/Traits.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// Whether the screen measures how hard a finger presses.
public enum UIForceTouchCapability: Int, Hashable, Sendable {
  /// It is not known whether the screen measures the pressure.
  case unknown = 0
  /// The screen does not measure the pressure.
  case unavailable = 1
  /// The screen measures the pressure.
  case available = 2
}

extension UITraitCollection {
  /// Whether the screen measures how hard a finger presses. Always `unavailable`, as on all current devices.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
