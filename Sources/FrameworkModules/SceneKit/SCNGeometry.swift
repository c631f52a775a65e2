import Foundation
import UIKit

/// A shape. Inert: it is not drawn.
open class SCNGeometry: NSObject, @unchecked Sendable {
  /// The name by which it is found.
  open var name: String?
  /// What it is made of.
  open var materials = [SCNMaterial()]
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set {
      guard let newValue else { return }
      if materials.isEmpty { materials = [newValue] } else { materials[0] = newValue }
    }
  }
  public override init() {}
  /// Restores a shape without faces: no file of scenes is read.
  public required init?(coder: NSCoder) {}
}
