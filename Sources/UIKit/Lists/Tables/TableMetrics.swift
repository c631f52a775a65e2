import Foundation

/// Distances around the rows of a table in points, as the layout policy defines them for the table's style.
@MainActor struct TableMetrics {
  var policy: LayoutPolicy.Tables
  var style: UITableView.Style
  var scale: CGFloat
  /// The table's `sectionHeaderHeight`, -1 for automatic.
  var headerHeight: CGFloat
  /// The table's `sectionFooterHeight`, -1 for automatic.
  var footerHeight: CGFloat

  /// Whether lines separate the rows.
  var hasSeparators = true

  /// Whether the table begins below a navigation bar with a large title.
  var startsBelowLargeTitle = false

  private var isPlain: Bool { style == .plain }
  private var statedHeader: CGFloat { headerHeight >= 0 ? headerHeight : isPlain ? 28 : 18 }
  private var statedFooter: CGFloat { footerHeight >= 0 ? footerHeight : isPlain ? 28 : 18 }

  /// Distance from the top of the content, or from the bottom of the table's header view, to the first prototype row.
  var firstPrototypeY: CGFloat {
    isPlain ? policy.plainPrototypeTop ?? statedHeader : groupedTop(policy.groupedPrototypeTop)
  }

  /// Distance from the top of the content, or from the bottom of the table's header view, to the first static row.
  func firstStaticY(header: UITableViewStaticSection.Header) -> CGFloat {
    if isPlain { return policy.plainRowTop ?? (header == .text ? statedHeader : 0) }
    return switch header {
    case .text: groupedTop(policy.groupedTitledRowTop)
    case .emptyText where policy.emptyTitlesKeepRoom: policy.groupedTitledRowTop - 16
    case .none, .emptyText: policy.groupedUntitledRowTop ?? statedHeader
    }
  }

  /// The distance to the first row of a grouped table, rounded down to whole pixels, such as 55.33 at three pixels per
  /// point. It is smaller below a large title.
  private func groupedTop(_ top: CGFloat) -> CGFloat {
    onPixel(startsBelowLargeTitle ? top - policy.groupedTopBelowLargeTitle : top)
  }

  private func onPixel(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.down) / max(scale, 1) }

  /// Distance from the last row of a section to the first row of the next section.
  ///
  /// - Parameters:
  ///   - footerTitle: height of the footer title below the section; nil if there is none.
  ///   - nextHeader: whether the section below has a header title.
  ///   - nextHasFooter: whether the section below also has a footer title.
  func sectionGap(
    footerTitle: CGFloat?, nextHeader: UITableViewStaticSection.Header, nextHasFooter: Bool
  ) -> CGFloat {
    if isPlain { return policy.plainSectionDistance ?? (nextHeader == .text ? statedHeader : 0) }
    let footer = max(statedFooter, footerTitle ?? 0)
    return switch nextHeader {
    case .text: footer + policy.groupTitleHeight + (nextHasFooter ? onPixel(policy.titleAboveFooterHeight) : 0)
    case .emptyText where policy.emptyTitlesKeepRoom: footer + policy.groupTitleHeight - 8.5
    case .none, .emptyText: footer + statedHeader
    }
  }

  /// The height of the header of a section that has a title.
  var titleHeight: CGFloat { isPlain ? max(statedHeader, 22) : 38 }

  /// Height of a row with one line of text at the standard size, in a running app.
  static let standardRowHeight: CGFloat = 44

  /// Height of a row that an Interface Builder document defines, with one line of text at the standard text size.
  var usualRowHeight: CGFloat {
    policy.leastRowHeight ?? (policy.separatorLiesOutsideRows && hasSeparators ? 44 - 1 / max(scale, 1) : 44)
  }

  /// Distance of the rows of an inset group from the sides, in points.
  func sideInset(screenWidth: CGFloat) -> CGFloat {
    guard style == .insetGrouped else { return 0 }
    return policy.groupInset.value(forWidth: screenWidth)
  }

  /// Height of the separator in points. The height of a self-sizing row includes it.
  var separator: CGFloat { hasSeparators ? 1 / max(scale, 1) : 0 }
}
