import Foundation
import UIKit

/// A light. Inert: nothing is lit.
open class SCNLight: NSObject, @unchecked Sendable {
  /// Where light comes from.
  public struct LightType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From all sides.
    public static let ambient = Self(rawValue: "ambient")
    /// From one side.
    public static let directional = Self(rawValue: "directional")
    /// From a point.
    public static let omni = Self(rawValue: "omni")
    /// From a point, to one side.
    public static let spot = Self(rawValue: "spot")
  }

  /// Where it comes from.
  open var type = LightType.omni
  /// Its colour.
  open var color: Any = UIColor.white
  /// How strong it is, in lumen.
  open var intensity: CGFloat = 1000
  /// Whether it throws shadows.
  open var castsShadow = false

  /// Creates a light.
  public override init() {}
}
