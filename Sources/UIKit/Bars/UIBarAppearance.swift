import Foundation

/// How a bar looks.
///
/// Only the colour behind the bar, and the fonts and colours of a navigation bar's titles, have an effect. The other
/// members of this class and its subclasses are stored and have no effect.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// The kind of device that the look is for.
  public let idiom: UIUserInterfaceIdiom
  /// Colour behind the bar.
  open var backgroundColor: UIColor?
  /// Blur behind the bar. Inert: the value is stored and has no effect.
  open var backgroundEffect: UIBlurEffect?
  /// Image behind the bar. Inert: the value is stored and has no effect.
  open var backgroundImage: UIImage?
  /// How the background image is fitted. Inert: the value is stored and has no effect.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// Colour of the line at the edge. Inert: the value is stored and has no effect.
  open var shadowColor: UIColor?
  /// Image at the edge. Inert: the value is stored and has no effect.
  open var shadowImage: UIImage?

  public required override init() {
    idiom = .phone
  }

  /// The system's look on a device.
  public required init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
  }

  /// A copy of a look.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init(idiom: barAppearance.idiom)
    adopt(barAppearance)
  }

  /// Restores the system's look with a translucent background.
  open func configureWithDefaultBackground() {
    adopt(UIBarAppearance())
  }

  open func configureWithOpaqueBackground() {
    adopt(UIBarAppearance())
    backgroundColor = .systemBackground
  }

  /// Sets no background and no line at the edge.
  open func configureWithTransparentBackground() {
    adopt(UIBarAppearance())
    shadowColor = .clear
  }

  /// Takes over another look; subclasses add their own parts.
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
