import Foundation

/// Distances inside table cells by policy and screen, in points.
struct CellMetrics {
  var policy: LayoutPolicy.Cells
  var screenWidth: CGFloat
  var scale: CGFloat
  /// Width of the symbol that there is more where it isn't the usual one.
  var disclosureSymbolWidth: CGFloat?

  /// From the cell's leading edge to built-in titles and to the margin of other content.
  var leadingMargin: CGFloat { policy.leadingMargin.value(forWidth: screenWidth) }

  /// From built-in content to the content view's trailing edge.
  func trailingMargin(hasAccessory: Bool) -> CGFloat {
    hasAccessory ? policy.marginBesideAccessory : leadingMargin
  }

  /// Margins of the content view.
  ///
  /// Below, the line that separates rows counts as part of the margin.
  func contentMargins(hasAccessory: Bool, separatorHeight: CGFloat) -> NSDirectionalEdgeInsets {
    guard policy.hasContentMargins else { return .standardMargins }
    // Rows of the narrowest screens keep the margin of older ones, though built-in titles don't.
    let side = screenWidth <= 320 ? 15 : leadingMargin
    return NSDirectionalEdgeInsets(
      top: 11, leading: side, bottom: 11 - separatorHeight, trailing: hasAccessory ? 8 : side)
  }

  /// Points that a sign takes from the content view's width.
  func accessoryWidth(_ type: UITableViewCell.AccessoryType) -> CGFloat {
    switch type {
    case .none: 0
    case .disclosureIndicator: policy.disclosureWidth ?? leadingMargin + (disclosureSymbolWidth ?? usualSymbolWidth)
    case .detailDisclosureButton: policy.detailDisclosureWidth
    case .detailButton: policy.detailButtonWidth
    case .checkmark: policy.checkmarkWidth
    }
  }

  private var usualSymbolWidth: CGFloat { scale == 3 ? 11 + 1 / 3 : 11 }

  /// Points that a view of a width takes in the place of a sign.
  func customAccessoryWidth(_ width: CGFloat) -> CGFloat {
    width + leadingMargin + policy.customAccessoryDistance
  }

  /// Height of the line that separates rows and is taken from the content view.
  func separatorHeight(isShown: Bool) -> CGFloat {
    guard isShown else { return 0 }
    return switch policy.separator {
    case .none: 0
    case .pixel: 1 / max(scale, 1)
    case .point: 1
    }
  }
}
