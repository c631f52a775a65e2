import Foundation

/// How a bar looks. `UINavigationBarAppearance`, `UIToolbarAppearance` and `UITabBarAppearance` inherit from it.
///
/// Only the background colour, and the fonts and colours of a navigation bar's titles, have an effect. All other
/// properties of this class and its subclasses are stored and have no effect.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// The kind of device that the appearance is for.
  public let idiom: UIUserInterfaceIdiom
  /// Colour behind the bar.
  open var backgroundColor: UIColor?
  /// Blur behind the bar. Inert: the value is stored and has no effect.
  open var backgroundEffect: UIBlurEffect?
  /// Image behind the bar. Inert: the value is stored and has no effect.
  open var backgroundImage: UIImage?
  /// How the background image is scaled to the bar. Inert: the value is stored and has no effect.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// Colour of the shadow line at the bar's edge. Inert: the value is stored and has no effect.
  open var shadowColor: UIColor?
  /// Image of the shadow at the bar's edge. Inert: the value is stored and has no effect.
  open var shadowImage: UIImage?

  public required override init() {
    idiom = .phone
  }

  /// Creates the system's default appearance for a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
  }

  /// Creates a copy of another appearance.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init(idiom: barAppearance.idiom)
    adopt(barAppearance)
  }

  /// Resets all values to the system's defaults, with a translucent background.
  open func configureWithDefaultBackground() {
    adopt(UIBarAppearance())
  }

  open func configureWithOpaqueBackground() {
    adopt(UIBarAppearance())
    backgroundColor = .systemBackground
  }

  /// Resets all values to the system's defaults, without a background colour and with a transparent shadow line.
  open func configureWithTransparentBackground() {
    adopt(UIBarAppearance())
    shadowColor = .clear
  }

  /// Takes over all values of another appearance. Subclasses override it to add the values of their own properties.
  func adopt(_ other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(idiom: idiom)
    copy.adopt(self)
    return copy
  }
}
