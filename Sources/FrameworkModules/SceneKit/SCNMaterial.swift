import Foundation
import UIKit

/// What a shape is made of. Inert: it is not drawn.
open class SCNMaterial: NSObject, @unchecked Sendable {
  /// How light falls on a material.
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a model by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// With soft highlights.
    public static let blinn = Self(rawValue: "SCNLightingModelBlinn")
    /// The light has no effect.
    public static let constant = Self(rawValue: "SCNLightingModelConstant")
    /// Without highlights.
    public static let lambert = Self(rawValue: "SCNLightingModelLambert")
    /// With highlights.
    public static let phong = Self(rawValue: "SCNLightingModelPhong")
    /// As in the world.
    public static let physicallyBased = Self(rawValue: "SCNLightingModelPhysicallyBased")
  }

  /// The name by which it is found.
  open var name: String?
  /// Its colour.
  public let diffuse = SCNMaterialProperty()
  /// Its colour in light from all sides.
  public let ambient = SCNMaterialProperty()
  /// Its highlights.
  public let specular = SCNMaterialProperty()
  /// The light that it gives.
  public let emission = SCNMaterialProperty()
  /// What is seen through it.
  public let transparent = SCNMaterialProperty()
  /// What it mirrors.
  public let reflective = SCNMaterialProperty()
  /// Its bumps.
  public let normal = SCNMaterialProperty()
  /// How much of a metal it is.
  public let metalness = SCNMaterialProperty()
  /// How rough it is.
  public let roughness = SCNMaterialProperty()
  /// How much it shines.
  open var shininess: CGFloat = 1
  /// The opacity.
  open var transparency: CGFloat = 1
  /// Whether it is seen from behind.
  open var isDoubleSided = false
  /// How light falls on it.
  open var lightingModel = LightingModel.blinn

  /// Creates a white material.
  public override init() { diffuse.contents = UIColor.white }
}
