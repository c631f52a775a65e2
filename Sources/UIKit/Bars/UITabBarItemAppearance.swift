import Foundation

/// How a tab looks. Inert: its values are stored and have no effect.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  /// How a tab's image and title are arranged.
  public enum Style: Int, Hashable, Sendable {
    case stacked, inline, compactInline
  }

  /// The look in the ordinary state. Inert: the value is stored and has no effect.
  public let normal = UITabBarItemStateAppearance()
  /// The look while the tab is selected. Inert: the value is stored and has no effect.
  public let selected = UITabBarItemStateAppearance()
  /// The look while the tab is disabled. Inert: the value is stored and has no effect.
  public let disabled = UITabBarItemStateAppearance()
  /// The look while the tab has the focus of a keyboard or remote. Inert: the value is stored and has no effect.
  public let focused = UITabBarItemStateAppearance()

  public override init() {}

  /// Creates an appearance with default values. The style is ignored.
  public init(style: Style) {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITabBarItemAppearance()
    for (from, to) in [(normal, copy.normal), (selected, copy.selected), (disabled, copy.disabled)] {
      to.titleTextAttributes = from.titleTextAttributes
      to.iconColor = from.iconColor
      to.badgeBackgroundColor = from.badgeBackgroundColor
    }
    return copy
  }
}

/// How a tab looks in one of its states, such as selected. Inert: its values are stored and have no effect.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// Font and colour of the title. Inert: the value is stored and has no effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The displacement of the title. Inert: the value is stored and has no effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// Colour of the image. Inert: the value is stored and has no effect.
  open var iconColor: UIColor?
  /// Colour of the badge. Inert: the value is stored and has no effect.
  open var badgeBackgroundColor: UIColor?
  /// Font and colour of the badge's text. Inert: the value is stored and has no effect.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The displacement of the badge. Inert: the value is stored and has no effect.
  open var badgePositionAdjustment = UIOffset.zero
}
