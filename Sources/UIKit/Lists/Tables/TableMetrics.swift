import Foundation

/// Distances between the rows of a table by policy and style, in points.
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

  /// Whether the table begins below a large title.
  var startsBelowLargeTitle = false

  private var isPlain: Bool { style == .plain }
  private var statedHeader: CGFloat { headerHeight >= 0 ? headerHeight : isPlain ? 28 : 18 }
  private var statedFooter: CGFloat { footerHeight >= 0 ? footerHeight : isPlain ? 28 : 18 }

  /// From the top of the area of the rows to the first prototype row.
  var firstPrototypeY: CGFloat {
    isPlain ? policy.plainPrototypeTop ?? statedHeader : groupedTop(policy.groupedPrototypeTop)
  }

  /// From the top of the area of the rows to the first row of a static table.
  func firstStaticY(header: UITableViewStaticSection.Header) -> CGFloat {
    if isPlain { return policy.plainRowTop ?? (header == .text ? statedHeader : 0) }
    return switch header {
    case .text: groupedTop(policy.groupedTitledRowTop)
    case .emptyText where policy.emptyTitlesKeepRoom: policy.groupedTitledRowTop - 16
    case .none, .emptyText: policy.groupedUntitledRowTop ?? statedHeader
    }
  }

  /// A position in a grouped table, rounded down to the pixel: such as 55.33 at three pixels per point.
  private func groupedTop(_ top: CGFloat) -> CGFloat {
    onPixel(startsBelowLargeTitle ? top - policy.groupedTopBelowLargeTitle : top)
  }

  private func onPixel(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.down) / max(scale, 1) }

  /// From the last row of a section to the first row of the next section.
  ///
  /// - Parameters:
  ///   - footerTitle: height of the footer title below the section; nil if there is none.
  ///   - nextHeader: the title of the section below.
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

  /// Height of the room above rows for a section's title.
  var titleHeight: CGFloat { isPlain ? max(statedHeader, 22) : 38 }

  /// Height of a row with one line of text at the standard size, in a running app.
  static let standardRowHeight: CGFloat = 44

  /// Height of a row of a document with one line of text at the standard size.
  var usualRowHeight: CGFloat {
    policy.leastRowHeight ?? (policy.separatorLiesOutsideRows && hasSeparators ? 44 - 1 / max(scale, 1) : 44)
  }

  /// Distance of the rows of an inset group from the sides, in points.
  func sideInset(screenWidth: CGFloat) -> CGFloat {
    guard style == .insetGrouped else { return 0 }
    return policy.groupInset.value(forWidth: screenWidth)
  }

  /// Height of the separator, which belongs to a self-sizing row's height.
  var separator: CGFloat { hasSeparators ? 1 / max(scale, 1) : 0 }
}
