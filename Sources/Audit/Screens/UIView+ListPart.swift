import UIKit

extension UIView {
  /// Whether the view is a row, an item, or a header or footer among them: its list decides its size.
  var isListPart: Bool {
    self is UITableViewCell || self is UITableViewHeaderFooterView || self is UICollectionReusableView
  }
}
