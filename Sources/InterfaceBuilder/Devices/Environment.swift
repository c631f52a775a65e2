import UIKit

/// The conditions under which a screen is laid out: device, orientation, text size, language, direction, appearance,
/// contrast, bold text, and the length of the texts that code sets.
///
/// The sizes and insets come from the ``Device``. `EnvironmentSelection` of `Environments` makes all combinations that
/// an audit checks, and ``InterfaceDocument/instantiate(_:in:showsEmbeddedScenes:)`` makes a scene for one environment.
nonisolated public struct Environment: Hashable, Sendable {
  /// The layout direction of the interface.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// From left to right, as in English.
    case leftToRight
    /// From right to left, as in Arabic and Hebrew.
    case rightToLeft
  }

  /// The appearance of the interface (`UIUserInterfaceStyle`).
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
  }

  /// The user's setting for contrast.
  public enum Contrast: String, Hashable, Sendable, CaseIterable {
    /// “Increase Contrast” is off.
    case standard
    /// “Increase Contrast” is on: code and asset catalogs may have different colours for this.
    case increased
  }

  /// How long the texts are that code sets at run time (``InterfaceDocument/shownTexts``).
  public enum Content: String, Hashable, Sendable, CaseIterable {
    /// Texts of usual length.
    case usual
    /// No texts, as before the code has set them.
    case empty
    /// The longest texts that the code may set.
    case long
  }

  /// Where the safe areas and bars around a screen come from.
  public enum SafeAreaSource: String, Hashable, Sendable {
    /// From Interface Builder's canvas, by the rules of the Xcode version that saved the document.
    case canvas
    /// From the device, as in a running app.
    case device
  }

  /// The iPhone or iPad on which the screen is laid out.
  public var device: Device
  /// The orientation of the device.
  public var orientation: Orientation
  /// The user's text size.
  public var contentSizeCategory: UIContentSizeCategory {
    get { textSize.value }
    set { textSize.value = newValue }
  }
  /// Language of the texts, as `de` or `pt-BR`; nil for the texts in the document itself.
  public var locale: String?
  /// The layout direction of the interface, left to right or right to left.
  public var direction: Direction
  /// Light or dark appearance.
  public var appearance: Appearance {
    get { notedAppearance.value }
    set { notedAppearance.value = newValue }
  }
  /// The user's setting for contrast.
  public var contrast: Contrast {
    get { notedContrast.value }
    set { notedContrast.value = newValue }
  }
  /// Whether the user's setting “Bold Text” is on: the system font is heavier, and so wider.
  public var isTextBold: Bool
  /// How long the texts are that code sets at run time.
  public var content: Content
  /// Where the safe areas and bars around a screen come from.
  public var safeAreaSource: SafeAreaSource

  // User settings whose reads are recorded, to find out whether a screen's code depends on them.
  private(set) var textSize: Noted<UIContentSizeCategory>
  private(set) var notedAppearance: Noted<Appearance>
  private(set) var notedContrast: Noted<Contrast>

  /// Creates an environment. The defaults are portrait, text size Large, the document's own texts, left to right, light
  /// appearance, the device's safe area, standard contrast, no bold text, and texts of usual length.
  public init(
    device: Device, orientation: Orientation = .portrait, contentSizeCategory: UIContentSizeCategory = .large,
    locale: String? = nil, direction: Direction = .leftToRight, appearance: Appearance = .light,
    safeAreaSource: SafeAreaSource = .device, contrast: Contrast = .standard, isTextBold: Bool = false,
    content: Content = .usual
  ) {
    self.device = device
    self.orientation = orientation
    textSize = Noted(contentSizeCategory)
    self.locale = locale
    self.direction = direction
    notedAppearance = Noted(appearance)
    notedContrast = Noted(contrast)
    self.isTextBold = isTextBold
    self.content = content
    self.safeAreaSource = safeAreaSource
  }

  /// The pseudo-language that ``locale`` names; nil if it names a real language or none.
  public var pseudoLanguage: PseudoLanguage? { locale.flatMap(PseudoLanguage.init) }

  /// Pixels per point.
  public var scale: Double { device.scale }

  /// The size of the screen, or of the app's window in Split View, in points.
  public var screenSize: CGSize { device.size(orientation) }

  /// Whether two environments give the same result for code that reads only the given traits: text size, appearance and
  /// contrast are compared only if they are among `traits`, everything else always.
  package func isSame(as other: Environment, toReadersOf traits: TraitReads.Traits) -> Bool {
    var other = other
    if !traits.contains(.textSize) { other.textSize = textSize }
    if !traits.contains(.appearance) { other.notedAppearance = notedAppearance }
    if !traits.contains(.contrast) { other.notedContrast = notedContrast }
    return self == other
  }
}
