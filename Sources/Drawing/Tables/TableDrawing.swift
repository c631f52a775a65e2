import UIKit

extension UITableView: StyledLayer {
  var standardBackground: UIColor? { style == .plain ? .systemBackground : .systemGroupedBackground }
}

extension UITableViewHeaderFooterView: StyledLayer {
  /// Titles of plain tables lay on a grey bar until iOS 15.
  var standardBackground: UIColor? {
    guard let table = superview as? UITableView, table.style == .plain, traitCollection.designEra.toolsVersion < 19000
    else { return nil }
    return UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.12 : 0.97, alpha: 1) }
  }
}
