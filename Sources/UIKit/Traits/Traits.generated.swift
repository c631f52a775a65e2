// Made by `make surface` from Surface/UIKit/Traits.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// Whether the screen feels how hard a finger presses.
public enum UIForceTouchCapability: Int, Hashable, Sendable {
  /// That is not known.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

extension UITraitCollection {
  /// Whether the screen feels how hard a finger presses: no current one does.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
