import Foundation
import UIKit

/// Follows the device in the world. Inert.
open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  /// Which surfaces are looked for.
  public struct PlaneDetection: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Floors and tables.
    public static let horizontal = Self(rawValue: 1)
    /// Walls.
    public static let vertical = Self(rawValue: 2)
  }

  /// Which surfaces are looked for. Inert.
  open var planeDetection: PlaneDetection = []
}
