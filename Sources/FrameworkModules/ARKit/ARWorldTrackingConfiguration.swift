import Foundation
import UIKit

/// Follows the device in the world. Inert.
open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  /// Which surfaces are looked for.
  public struct PlaneDetection: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Floors and tables.
    public static let horizontal = Self(rawValue: 1)
    /// Walls.
    public static let vertical = Self(rawValue: 2)
  }

  /// Which surfaces are looked for. Inert.
  open var planeDetection: PlaneDetection = []
}
