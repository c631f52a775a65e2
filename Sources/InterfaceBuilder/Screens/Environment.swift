import UIKit

/// What a screen is laid out for: device, orientation, text size, language, direction, appearance, contrast, bold text,
/// and the length of the texts that code sets.
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
  public enum Surroundings: String, Hashable, Sendable {
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
  public var surroundings: Surroundings

  // The reader's own settings. Reads are recorded, to know which code depends on them.
  private var textSize: Noted<UIContentSizeCategory>
  private var notedAppearance: Noted<Appearance>
  private var notedContrast: Noted<Contrast>

  /// Creates an environment. The defaults are portrait, Large, left to right, light, standard contrast and the usual
  /// content.
  public init(
    device: Device, orientation: Orientation = .portrait, contentSizeCategory: UIContentSizeCategory = .large,
    locale: String? = nil, direction: Direction = .leftToRight, appearance: Appearance = .light,
    surroundings: Surroundings = .device, contrast: Contrast = .standard, isTextBold: Bool = false,
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
    self.surroundings = surroundings
  }

  /// The environment of the document's canvas: its device, orientation, appearance and text size, left to right.
  public static func designTime(of document: InterfaceDocument) -> Environment {
    let device =
      document.device.flatMap { Device.named($0.id) }
      ?? .canvas(size: document.canvasSize, scale: document.canvas.scaleWithoutDevice)
    return Environment(
      device: device, orientation: document.device?.isLandscape == true ? .landscape : .portrait,
      contentSizeCategory: document.canvas.textSize,
      appearance: document.device?.isDark == true ? .dark : .light, surroundings: .canvas)
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

  /// The traits that the root of a tree has in this environment.
  func traits(for document: InterfaceDocument) -> UITraitCollection {
    let isLandscape = orientation == .landscape
    let policy = layoutPolicy(for: document)
    return UITraitCollection {
      switch device.idiom {
      case .phone:
        $0.userInterfaceIdiom = .phone
        $0.horizontalSizeClass = device.isRegularWidth(orientation) ? .regular : .compact
        $0.verticalSizeClass = isLandscape ? .compact : .regular
      case .pad:
        $0.userInterfaceIdiom = .pad
        $0.horizontalSizeClass = device.isRegularWidth(orientation) ? .regular : .compact
        $0.verticalSizeClass = .regular
      case .unspecified:
        break
      }
      $0.displayScale = device.scale
      $0.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
      $0.userInterfaceStyle = notedAppearance.handedOn == .dark ? .dark : .light
      if notedContrast.handedOn == .increased { $0.accessibilityContrast = .high }
      if isTextBold { $0.legibilityWeight = .bold }
      $0.preferredContentSizeCategory = textSize.handedOn
      $0.layoutPolicy = policy
    }
  }

  private func layoutPolicy(for document: InterfaceDocument) -> LayoutPolicy {
    var policy =
      surroundings == .canvas
      ? document.canvas.layout(textSize: contentSizeCategory, device: device.id) : document.canvas.layout
    // On every canvas, margins start below a sensor housing.
    policy.marginsFollowSafeArea =
      surroundings == .device || document.usesSafeAreas || device.hasNotch || document.canvas.marginsFollowEverySafeArea
    return policy
  }
}

nonisolated extension Environment.Appearance: ChosenTrait {
  package static var trait: TraitReads.Traits { .appearance }
}

nonisolated extension Environment.Contrast: ChosenTrait {
  package static var trait: TraitReads.Traits { .contrast }
}

nonisolated extension InterfaceDocument {
  /// Size of the canvas of a document that names no device. It is the size of the largest root view, because bars can
  /// make other root views smaller.
  var canvasSize: CGSize {
    let sizes = scenes.compactMap { $0.rootViewElement?.rect("frame")?.size }
    let largest = sizes.max { ($0.width * $0.height, $0.height) < ($1.width * $1.height, $1.height) }
    guard let largest, largest.width > 0, largest.height > 0 else { return CGSize(width: 600, height: 600) }
    return largest
  }
}
