import UIKit

extension UITableView: StyledLayer {
  var standardBackground: UIColor? { style == .plain ? .systemBackground : .systemGroupedBackground }
}

extension UITableViewHeaderFooterView: StyledLayer {
  /// Titles of plain tables lie on a grey bar before iOS 15.
  var standardBackground: UIColor? {
    guard let table = superview as? UITableView, table.style == .plain,
      traitCollection.layoutPolicy.tables.plainTitlesHaveBackground
    else { return nil }
    return UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.12 : 0.97, alpha: 1) }
  }
}
