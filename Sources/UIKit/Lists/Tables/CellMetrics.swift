import Foundation

/// Distances inside table cells by policy and screen, in points.
struct CellMetrics {
  var policy: LayoutPolicy.Cells
  var screenWidth: CGFloat
  var scale: CGFloat
  /// Width of the disclosure indicator's symbol; nil for the usual width.
  var disclosureSymbolWidth: CGFloat?

  /// From the cell's leading edge to built-in titles and to the margin of other content.
  var leadingMargin: CGFloat { policy.leadingMargin.value(forWidth: screenWidth) }

  /// From built-in content to the content view's trailing edge.
  func trailingMargin(hasAccessory: Bool) -> CGFloat {
    hasAccessory ? policy.marginBesideAccessory : leadingMargin
  }

  /// Margins of the content view.
  ///
  /// At the bottom, the separator counts as part of the margin.
  ///
  /// - Parameter ownWidth: width of a cell that is not in a table; nil for a row of a table.
  func contentMargins(
    hasAccessory: Bool, separatorHeight: CGFloat, ownWidth: CGFloat? = nil
  ) -> NSDirectionalEdgeInsets {
    guard policy.hasContentMargins else { return .standardMargins }
    // On the narrowest screens, rows keep the older margin of 15 points. Built-in titles don't.
    let side = ownWidth.map(lonelyMargin) ?? (screenWidth <= 320 ? 15 : leadingMargin)
    return NSDirectionalEdgeInsets(
      top: policy.verticalMargin, leading: side, bottom: policy.verticalMargin - separatorHeight,
      trailing: hasAccessory ? 8 : side)
  }

  /// Side margin of a cell that is not in a table, with or without an accessory.
  ///
  /// On wide screens, cells of up to 320 points have the margin of narrow screens.
  func lonelyMargin(width: CGFloat) -> CGFloat {
    let margins = policy.leadingMargin
    if screenWidth <= margins.limit { return policy.lonelyCellMargin ?? margins.value(forWidth: width) }
    return width <= 320 ? margins.narrow : margins.wide
  }

  /// Points that an accessory takes from the content view's width.
  ///
  /// - Parameter margin: from the accessory to the cell's trailing edge.
  func accessoryWidth(_ type: UITableViewCell.AccessoryType, margin: CGFloat) -> CGFloat {
    switch type {
    case .none: 0
    case .disclosureIndicator:
      policy.disclosureWidth ?? margin + (disclosureSymbolWidth ?? onPixel(policy.disclosureSymbolWidth))
    case .detailDisclosureButton: onPixel(policy.detailDisclosureWidth)
    case .detailButton: policy.detailButtonWidth
    case .checkmark: policy.checkmarkWidth ?? margin + 24
    }
  }

  private func onPixel(_ width: CGFloat) -> CGFloat { (width * max(scale, 1)).rounded() / max(scale, 1) }

  /// The room that a custom accessory view of this width takes from the content, in points.
  func customAccessoryWidth(_ width: CGFloat) -> CGFloat {
    width + leadingMargin + policy.customAccessoryDistance
  }

  /// Height of the separator, which is taken from the content view.
  func separatorHeight(isShown: Bool) -> CGFloat {
    guard isShown else { return 0 }
    return switch policy.separator {
    case .none: 0
    case .pixel: 1 / max(scale, 1)
    case .point: 1
    }
  }
}
