import Foundation

/// Distances inside table cells in points, as the layout policy defines them for the width of the screen.
struct CellMetrics {
  var policy: LayoutPolicy.Cells
  var screenWidth: CGFloat
  var scale: CGFloat
  /// Width of the disclosure indicator's symbol; nil for the policy's width.
  var disclosureSymbolWidth: CGFloat?

  /// Distance from the cell's leading edge to the built-in title. It is also the leading margin of custom content.
  var leadingMargin: CGFloat { policy.leadingMargin.value(forWidth: screenWidth) }

  /// Distance from built-in labels to the content view's trailing edge.
  func trailingMargin(hasAccessory: Bool) -> CGFloat {
    hasAccessory ? policy.marginBesideAccessory : leadingMargin
  }

  /// Margins of the content view.
  ///
  /// The separator is below the content view and counts as part of the bottom margin. So the bottom margin inside the
  /// content view is smaller than the top margin by the separator's height.
  ///
  /// - Parameter ownWidth: width of a cell that is not in a table; nil for a row of a table.
  func contentMargins(
    hasAccessory: Bool, separatorHeight: CGFloat, ownWidth: CGFloat? = nil
  ) -> NSDirectionalEdgeInsets {
    guard policy.hasContentMargins else { return .standardMargins }
    // On screens up to 320 points wide, custom content keeps the margin of older rows, 15 points. Built-in titles
    // don't: they use the leading margin.
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

  /// Width in points by which an accessory makes the content view narrower.
  ///
  /// - Parameter margin: distance from the accessory to the cell's trailing edge.
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

  /// Width in points by which a custom accessory view of the given width makes the content view narrower.
  func customAccessoryWidth(_ width: CGFloat) -> CGFloat {
    width + leadingMargin + policy.customAccessoryDistance
  }

  /// Height of the separator in points. The content view is lower than the cell by this height.
  func separatorHeight(isShown: Bool) -> CGFloat {
    guard isShown else { return 0 }
    return switch policy.separator {
    case .none: 0
    case .pixel: 1 / max(scale, 1)
    case .point: 1
    }
  }
}
