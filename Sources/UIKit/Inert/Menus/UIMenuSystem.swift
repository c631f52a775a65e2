import Foundation

/// A place that has menus. Inert: menus are not drawn.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  /// The menu bar.
  public static let main = UIMenuSystem()
  /// Menus of what is chosen.
  public static let context = UIMenuSystem()

  private override init() {}

  /// Has the menus built anew. Inert.
  open func setNeedsRebuild() {}
  /// Has the menus' states asked for anew. Inert.
  open func setNeedsRevalidate() {}
}
