import Foundation
import UIKit

extension UIColor {
  /// Creates a colour from its numbers.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
  /// The colour as numbers.
  public var ciColor: CIColor { CIColor(color: self) }
}
