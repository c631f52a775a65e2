import UIKit

extension UITableView: StyledLayer {
  var standardBackground: UIColor? { style == .plain ? .systemBackground : .systemGroupedBackground }
}

extension UITableViewHeaderFooterView: StyledLayer {
  /// The default background: grey for section headers of plain tables, as before iOS 15, if the layout policy says so;
  /// otherwise none.
  var standardBackground: UIColor? {
    guard let table = superview as? UITableView, table.style == .plain,
      traitCollection.layoutPolicy.tables.plainTitlesHaveBackground
    else { return nil }
    return UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.12 : 0.97, alpha: 1) }
  }
}

extension UITableView: DrawsContent {
  /// Draws the separators of the empty rows with which a plain table without a footer view fills the space below its
  /// last row.
  func drawContent(on canvas: Canvas) {
    guard style == .plain, separatorStyle != .none, tableFooterView == nil, fillerHeight > 0 else { return }
    let (left, right) = fillerInsets
    var y = contentSize.height + fillerHeight
    while y <= bounds.maxY {
      let line = CGRect(x: bounds.minX + left, y: y - hairline, width: bounds.width - left - right, height: hairline)
      canvas.fill(line, resolved(separatorColor ?? .separator))
      y += fillerHeight
    }
  }

  private var fillerHeight: Double {
    if fillerRowHeight > 0 { return fillerRowHeight }
    guard fillerRowHeight < 0 || traitCollection.layoutPolicy.tables.showsEmptyRows else { return 0 }
    return rowHeight > 0 ? rowHeight : 44
  }

  /// The insets of the separators of empty rows from the left and right edges. The default inset follows the margin of
  /// cells.
  private var fillerInsets: (left: Double, right: Double) {
    let policy = traitCollection.layoutPolicy.cells
    var leading = Double(separatorInset.left)
    if leading == 15, policy.separatorsStartAtMargin {
      leading = max(15, Double(policy.leadingMargin.value(forWidth: widthOfScreen)))
    }
    return isRightToLeft ? (Double(separatorInset.right), leading) : (leading, Double(separatorInset.right))
  }
}
