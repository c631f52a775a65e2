import Foundation

/// The background behind the content of a cell, header, footer or button.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
  /// A view of the app that fills the background.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// Distances in points from the edges of the cell to the background.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the cell's layout margins are added to `backgroundInsets`. Inert: the value is stored and has
  /// no effect.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour; `nil` for none.
  public var backgroundColor: UIColor?
  /// Turns `backgroundColor` into the colour that is shown; `nil` leaves it unchanged.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An effect behind the colour. Inert: the value is stored and has no effect.
  public var visualEffect: UIVisualEffect?
  /// The colour of the line around the background.
  public var strokeColor: UIColor?
  /// The width of the line around the background, in points.
  public var strokeWidth: CGFloat = 0
  /// The distance from the background's edge outwards to the line around it, in points. Inert: the value is stored and
  /// has no effect.
  public var strokeOutset: CGFloat = 0
  /// An image in front of the colour. Inert: the value is stored and has no effect.
  public var image: UIImage?

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { colored(.systemBackground) }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// The background of a row of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { colored(.secondarySystemGroupedBackground) }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// The background of a row of a list in any style.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  /// The background of a header of a list in any style.
  public static func listHeader() -> UIBackgroundConfiguration { clear() }
  /// The background of a footer of a list in any style.
  public static func listFooter() -> UIBackgroundConfiguration { clear() }
  /// The background of a row of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
  /// The background of a row of a sidebar that is shown beside another sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { clear() }

  private static func colored(_ color: UIColor) -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = color
    return background
  }

  /// The colour that is shown: `backgroundColor`, or the given tint colour if it is nil, changed by
  /// `backgroundColorTransformer`.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
}
