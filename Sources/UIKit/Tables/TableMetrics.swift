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
  /// Half points stand at whole ones where points are pixels.
  private func onGrid(_ value: CGFloat) -> CGFloat { PixelGrid(scale: scale).nearest(value) }
  private var statedHeader: CGFloat { headerHeight >= 0 ? headerHeight : isPlain ? 28 : 18 }
  private var statedFooter: CGFloat { footerHeight >= 0 ? footerHeight : isPlain ? 28 : 18 }

  /// From the top of the rows' part to the first prototype row.
  var firstPrototypeY: CGFloat {
    if isPlain {
      if tools < 14800 { return statedHeader }
      return tools < 19000 ? 28 : 44.5
    }
    if tools < 11000 { return 50 }
    return tools < 19000 ? titledFirstY : 32
  }

  /// From the top of the rows' part to the first row of a static table.
  func firstStaticY(header: UITableViewStaticSection.Header) -> CGFloat {
    if isPlain {
      if tools < 14800 { return header == .text ? statedHeader : 0 }
      return tools < 18000 ? 28 : tools < 19000 ? 24.5 : 44.5
    }
    let titled = tools < 18000 ? titledFirstY : 49.5
    switch header {
    case .text: return titled
    case .emptyText where tools >= 14800: return titled - 16
    case .none, .emptyText: return tools < 14800 ? 35 : statedHeader
    }
  }

  /// From the last row of a section to the first of the next.
  func sectionGap(hasFooterTitle: Bool, nextHeader: UITableViewStaticSection.Header) -> CGFloat {
    if isPlain {
      if tools < 14800 { return nextHeader == .text ? statedHeader : 0 }
      return 56
    }
    let footer = hasFooterTitle ? max(statedFooter, 30) : statedFooter
    let titled: CGFloat = tools >= 18000 ? 32 : roundsTitlesUp ? 39 : 38
    switch nextHeader {
    case .text: return footer + titled
    case .emptyText where tools >= 14800: return footer + titled - 8.5
    case .none, .emptyText: return footer + statedHeader
    }
  }

  private var titledFirstY: CGFloat { roundsTitlesUp ? 56 : 55.5 }

  /// Xcode 8.0 gives titles whole points.
  private var roundsTitlesUp: Bool { tools >= 11000 && tools < 11190 }

  /// Room above rows in which a section's title stands.
  var titleHeight: CGFloat { isPlain ? max(statedHeader, 22) : 38 }

  /// Height of a built-in row.
  var defaultRowHeight: CGFloat {
    tools < 14800 ? 44 : 44 - 1 / max(scale, 1)
  }

  /// Height of a built-in row of a static table on the canvas.
  ///
  /// Between Xcode 11 and 12.5 both 44 and one pixel less occur, most often 44; why isn't known.
  var canvasStaticRowHeight: CGFloat {
    tools < 18000 ? 44 : defaultRowHeight
  }

  /// Whether static rows with views of their own are as high as these ask on the canvas; before Xcode 13 they are squeezed
  /// into 44 points.
  var staticRowsGrow: Bool { tools >= 19000 }

  /// Points by which rows of an inset group stand in from the sides.
  func sideInset(screenWidth: CGFloat) -> CGFloat {
    guard style == .insetGrouped else { return 0 }
    return screenWidth <= 375.5 ? 16 : 20
  }

  /// Line that belongs to a self-sizing row's height.
  var separator: CGFloat { 1 / max(scale, 1) }
}
