import UIKit

extension UITableView: StyledLayer {
  var standardBackground: UIColor? { style == .plain ? .systemBackground : .systemGroupedBackground }
}
