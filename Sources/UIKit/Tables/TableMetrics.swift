import Foundation

/// Distances between the rows of a table by design era, in points.
///
/// Found in frames that Interface Builder stored; counts are in the fidelity notes.
struct TableMetrics {
  var era: UIDesignEra
  var style: UITableView.Style
  var scale: CGFloat
  /// The table's `sectionHeaderHeight`, -1 for automatic.
  var headerHeight: CGFloat
  /// The table's `sectionFooterHeight`, -1 for automatic.
  var footerHeight: CGFloat

  private var tools: Double { era.toolsVersion }
  private var isPlain: Bool { style == .plain }
  private var statedHeader: CGFloat { headerHeight >= 0 ? headerHeight : isPlain ? 28 : 18 }
  private var statedFooter: CGFloat { footerHeight >= 0 ? footerHeight : isPlain ? 28 : 18 }

  /// From the top of the rows' part to the first prototype row.
  var firstPrototypeY: CGFloat {
    if isPlain {
      if tools < 14800 { return statedHeader }
      return tools < 19000 ? 28 : 44.5
    }
    if tools < 11000 { return 50 }
    return tools < 19000 ? 55.5 : 32
  }

  /// From the top of the rows' part to the first row of a static table.
  func firstStaticY(hasTitle: Bool) -> CGFloat {
    if isPlain {
      if tools < 14800 { return hasTitle ? statedHeader : 0 }
      return tools < 19000 ? 28 : 44.5
    }
    if hasTitle { return tools < 18000 ? 55.5 : 49.5 }
    return tools < 14800 ? 35 : statedHeader
  }

  /// From the last row of a section to the first of the next.
  func sectionGap(nextHasTitle: Bool) -> CGFloat {
    if isPlain {
      if tools < 14800 { return nextHasTitle ? statedHeader : 0 }
      return 56
    }
    guard nextHasTitle else { return statedFooter + statedHeader }
    return statedFooter + (tools < 18000 ? 38 : 32)
  }

  /// Room above rows in which a section's title stands.
  var titleHeight: CGFloat { isPlain ? max(statedHeader, 22) : 38 }

  /// Height of a built-in row, and the least of a self-sizing one.
  var defaultRowHeight: CGFloat {
    tools < 14800 ? 44 : 44 - 1 / max(scale, 1)
  }

  /// Points by which rows of an inset group stand in from the sides.
  func sideInset(screenWidth: CGFloat) -> CGFloat {
    guard style == .insetGrouped else { return 0 }
    return screenWidth <= 375.5 ? 16 : 20
  }

  /// Line that belongs to a self-sizing row's height.
  var separator: CGFloat { 1 / max(scale, 1) }
}
