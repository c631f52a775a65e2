import Foundation

/// Distances inside table cells by design era and screen, in points.
///
/// Found in frames that Interface Builder stored; counts are in the fidelity notes.
struct CellMetrics {
  var era: UIDesignEra
  var screenWidth: CGFloat
  var scale: CGFloat
  /// Whether a canvas shows the cell, and not a running app.
  var isOnCanvas = false

  private var tools: Double { era.toolsVersion }
  private var isNarrow: Bool { screenWidth <= 375.5 }

  /// From the cell's leading edge to built-in titles, and to custom content's margin since Xcode 9.
  var leadingMargin: CGFloat {
    tools < 13000 ? 15 : isNarrow ? 16 : 20
  }

  /// From built-in content to the content view's trailing edge.
  func trailingMargin(hasAccessory: Bool) -> CGFloat {
    guard hasAccessory else { return leadingMargin }
    return tools < 13500 ? 2 : tools < 14800 ? 1 : 8
  }

  /// Margins of the content view.
  ///
  /// Below, the line that separates rows counts as part of the margin.
  func contentMargins(hasAccessory: Bool, separatorHeight: CGFloat) -> NSDirectionalEdgeInsets {
    guard tools >= 13300 else { return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
    // Rows of the narrowest screens keep the margin of older ones, though built-in titles don't.
    let side = screenWidth <= 320 ? 15 : leadingMargin
    return NSDirectionalEdgeInsets(
      top: 11, leading: side, bottom: 11 - separatorHeight, trailing: hasAccessory ? 8 : side)
  }

  /// Points that a sign takes from the content view's width.
  func accessoryWidth(_ type: UITableViewCell.AccessoryType) -> CGFloat {
    switch type {
    case .none: 0
    case .disclosureIndicator:
      tools < 14800 ? (tools < 13500 ? 33 : 34) : leadingMargin + disclosureSymbolWidth
    case .detailDisclosureButton: tools < 13000 ? 67 : tools < 14800 ? 68 : 57
    case .detailButton: tools < 14800 ? 47 : 44
    case .checkmark: tools < 13000 ? 39 : 32
    }
  }

  /// Width of the symbol that shows that there is more; smaller on the canvases that show text at Extra Small.
  private var disclosureSymbolWidth: CGFloat {
    if isOnCanvas, tools >= 18000, tools < 21000 { return tools < 19000 ? 9.5 : 8.5 }
    return scale == 3 ? 11 + 1 / 3 : 11
  }

  /// Points that a view of a width takes in the place of a sign.
  func customAccessoryWidth(_ width: CGFloat) -> CGFloat {
    width + leadingMargin + (tools < 14800 ? 0 : 8)
  }

  /// Height of the line that separates rows and is taken from the content view.
  func separatorHeight(isShown: Bool) -> CGFloat {
    guard isShown, tools < 14800 else { return 0 }
    return tools < 11000 ? 1 : 1 / max(scale, 1)
  }
}
