import UIKit

/// What a screen is laid out in: device, orientation, text size, language, direction, appearance, contrast, bold text,
/// and the length of the texts that code sets.
///
/// A ``Device`` has sizes and insets. `EnvironmentSelection` of `Environments` makes the environments of a matrix, and
/// ``InterfaceDocument/instantiate(_:in:showsEmbeddedScenes:)`` makes a scene in one of them.
nonisolated public struct Environment: Hashable, Sendable {
  /// Reading direction of the interface.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// As in English.
    case leftToRight
    /// As in Arabic and Hebrew.
    case rightToLeft
  }

  /// Light or dark.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// Dark text on light ground.
    case light
    /// Light text on dark ground.
    case dark
  }

  /// How much contrast the reader asks for.
  public enum Contrast: String, Hashable, Sendable, CaseIterable {
    /// The colours of the app's own design.
    case standard
    /// “Increase Contrast” is on: code and asset catalogs may have other colours for it.
    case increased
  }

  /// How long the texts that code sets are: those of ``InterfaceDocument/shownTexts``.
  public enum Content: String, Hashable, Sendable, CaseIterable {
    /// The usual length.
    case usual
    /// No text has been set yet.
    case empty
    /// The greatest length.
    case long
  }

  /// Where the safe areas and bars around a screen come from.
  public enum SafeAreaSource: String, Hashable, Sendable {
    /// From Interface Builder's canvas, by the rules of its version.
    case canvas
    /// From the device, as in a running app.
    case device
  }

  /// The device.
  public var device: Device
  /// The orientation of the device.
  public var orientation: Orientation
  /// The reader's text size.
  public var contentSizeCategory: UIContentSizeCategory {
    get { textSize.value }
    set { textSize.value = newValue }
  }
  /// Language of the texts, as `de` or `pt-BR`; nil for the texts in the document itself.
  public var locale: String?
  /// Reading direction.
  public var direction: Direction
  /// Light or dark.
  public var appearance: Appearance {
    get { notedAppearance.value }
    set { notedAppearance.value = newValue }
  }
  /// How much contrast the reader asks for.
  public var contrast: Contrast {
    get { notedContrast.value }
    set { notedContrast.value = newValue }
  }
  /// Whether “Bold Text” is on: the system font is heavier, and so wider.
  public var isTextBold: Bool
  /// How long the texts that code sets are.
  public var content: Content
  /// Where safe areas and bars come from.
  public var safeAreaSource: SafeAreaSource

  // The reader's own settings. Reads are recorded, to know which code depends on them.
  private(set) var textSize: Noted<UIContentSizeCategory>
  private(set) var notedAppearance: Noted<Appearance>
  private(set) var notedContrast: Noted<Contrast>

  /// Creates an environment. The defaults are portrait, Large, left to right, light, standard contrast and the usual
  /// content.
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

  /// The language of the texts if it is a pseudo-language.
  public var pseudoLanguage: PseudoLanguage? { locale.flatMap(PseudoLanguage.init) }

  /// Pixels per point.
  public var scale: Double { device.scale }

  /// Size of the screen in points.
  public var screenSize: CGSize { device.size(orientation) }

  /// Whether two environments are the same to code that reads, of the reader's own settings, only `traits`.
  package func isSame(as other: Environment, toReadersOf traits: TraitReads.Traits) -> Bool {
    var other = other
    if !traits.contains(.textSize) { other.textSize = textSize }
    if !traits.contains(.appearance) { other.notedAppearance = notedAppearance }
    if !traits.contains(.contrast) { other.notedContrast = notedContrast }
    return self == other
  }
}
