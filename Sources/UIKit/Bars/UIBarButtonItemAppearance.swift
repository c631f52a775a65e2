import Foundation

/// How a button of a bar looks. Inert: its values are stored and have no effect.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The look in the ordinary state. Inert: the value is stored and has no effect.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look while the button is touched. Inert: the value is stored and has no effect.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look while the button is disabled. Inert: the value is stored and has no effect.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The look while the button has the focus of a keyboard or remote. Inert: the value is stored and has no effect.
  public let focused = UIBarButtonItemStateAppearance()

  public override init() {}

  /// Creates an appearance with default values. The style is ignored.
  public init(style: UIBarButtonItem.Style) {}

  /// Restores the system's look of a style. Inert: does nothing.
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

/// How a button of a bar looks in one of its states, such as disabled. Inert: its values are stored and have no effect.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// Font and colour of the title. Inert: the value is stored and has no effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The displacement of the title. Inert: the value is stored and has no effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// Image behind the button. Inert: the value is stored and has no effect.
  open var backgroundImage: UIImage?
  /// The displacement of the background image. Inert: the value is stored and has no effect.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}
