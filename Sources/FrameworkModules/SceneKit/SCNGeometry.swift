import Foundation
import UIKit

/// A three-dimensional shape. Inert: it is not drawn.
open class SCNGeometry: NSObject, @unchecked Sendable {
  /// The name of the geometry.
  open var name: String?
  /// The materials of the surfaces.
  open var materials = [SCNMaterial()]
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set {
      guard let newValue else { return }
      if materials.isEmpty { materials = [newValue] } else { materials[0] = newValue }
    }
  }
  public override init() {}
  /// Restores a geometry without surfaces, because scene files are not read.
  public required init?(coder: NSCoder) {}
}
