// swift-format-ignore-file
import Foundation
import UIKit

/// The class of the fourth document, with its spacing taken out: a view whose natural size can be set.
class UIViewExtended: UIView {

  enum Keys: String {
    case proportionalSize = "ProportionalSize"
  }

  var proportionalSize: CGSize

  override init(frame: CGRect) {
    proportionalSize = CGSize(width: 1.0, height: 1.0)
    super.init(frame: frame)
  }

  required init?(coder aDecoder: NSCoder) {
    let tempSize: CGSize? = aDecoder.decodeCGSize(forKey: Keys.proportionalSize.rawValue) as? CGSize
    if tempSize != nil {
      proportionalSize = tempSize!
    } else {
      proportionalSize = CGSize(width: 1.0, height: 1.0)
    }
    super.init(coder: aDecoder)
  }

  override func encode(with coder: NSCoder) {
    coder.encode(self.proportionalSize, forKey: Keys.proportionalSize.rawValue)
    super.encode(with: coder)
  }

  @IBInspectable var intrinsicSize: CGSize {
    get {
      return proportionalSize
    }
    set {
      proportionalSize = newValue
    }
  }

  override open var intrinsicContentSize: CGSize {
    return proportionalSize
  }
}
