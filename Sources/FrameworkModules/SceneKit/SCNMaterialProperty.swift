import Foundation
import UIKit

/// One side of a material: a colour or a picture.
open class SCNMaterialProperty: NSObject, @unchecked Sendable {
  /// A colour, a picture or a name.
  open var contents: Any?
  /// How strong it is, from 0 to 1.
  open var intensity: CGFloat = 1

  /// Creates an empty one.
  public override init() {}
  /// Creates one with a colour or a picture.
  public convenience init(contents: Any) {
    self.init()
    self.contents = contents
  }
}
