import Foundation

/// How a navigation bar looks. Only the background colour, and the fonts and colours of titles, have an effect. All
/// other values are stored and have no effect.
open class UINavigationBarAppearance: UIBarAppearance {
  /// Font and colour of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Font and colour of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The displacement of the title. Inert: the value is stored and has no effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// How buttons look. Inert: the value is stored and has no effect.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons of the style `done` look. Inert: the value is stored and has no effect.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// How the back button looks. Inert: the value is stored and has no effect.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image beside the title of the back button; by default a chevron. Inert: the value is stored and has no effect.
  open private(set) var backIndicatorImage: UIImage? = UIImage(systemName: "chevron.backward")
  /// The mask of the back button's image during a push or pop; by default a chevron. Inert: the value is stored and has
  /// no effect.
  open private(set) var backIndicatorTransitionMaskImage: UIImage? = UIImage(systemName: "chevron.backward")

  /// Sets the image of the back button and its mask; `nil` for a chevron. Inert: the values are stored and have no
  /// effect.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    let chevron = UIImage(systemName: "chevron.backward")
    self.backIndicatorImage = backIndicatorImage ?? chevron
    backIndicatorTransitionMaskImage = transitionMaskImage ?? chevron
  }

  override func adopt(_ other: UIBarAppearance) {
    super.adopt(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
}
