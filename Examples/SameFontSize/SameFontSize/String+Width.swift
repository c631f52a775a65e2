import UIKit

extension String {
  /// The width of the text on one line, in points.
  func width(in font: UIFont) -> CGFloat {
    (self as NSString).size(withAttributes: [.font: font]).width
  }
}
