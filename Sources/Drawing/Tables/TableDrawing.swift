import UIKit

extension UITableView: StyledLayer {
  var standardBackground: UIColor? { style == .plain ? .systemBackground : .systemGroupedBackground }
}

extension UITableViewHeaderFooterView: StyledLayer {
  /// Section titles of plain tables have a grey background before iOS 15.
  var standardBackground: UIColor? {
    guard let table = superview as? UITableView, table.style == .plain,
      traitCollection.layoutPolicy.tables.plainTitlesHaveBackground
    else { return nil }
    return UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.12 : 0.97, alpha: 1) }
  }
}
