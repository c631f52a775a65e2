import Foundation

/// How a button of a bar looks. Inert: kept.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The look in the ordinary state. Inert: kept.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look while the button is touched. Inert: kept.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look while the button is disabled. Inert: kept.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The look while the button has the focus. Inert: kept.
  public let focused = UIBarButtonItemStateAppearance()

  public override init() {}

  /// Creates the system's look for a style.
  public init(style: UIBarButtonItem.Style) {}

  /// Restores the system's look of a style. Inert: kept.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBarButtonItemAppearance()
    for (from, to) in [
      (normal, copy.normal), (highlighted, copy.highlighted), (disabled, copy.disabled), (focused, copy.focused),
    ] {
      to.titleTextAttributes = from.titleTextAttributes
      to.titlePositionAdjustment = from.titlePositionAdjustment
      to.backgroundImage = from.backgroundImage
    }
    return copy
  }
}

/// How a button of a bar looks in a state. Inert: kept.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// Font and colour of the title. Inert: kept.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The displacement of the title. Inert: kept.
  open var titlePositionAdjustment = UIOffset.zero
  /// Image behind the button. Inert: kept.
  open var backgroundImage: UIImage?
  /// The displacement of the background image. Inert: kept.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}
