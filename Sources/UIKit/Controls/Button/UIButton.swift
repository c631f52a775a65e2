import Foundation
import Typesetting

/// A control with a title, an image or both, which performs an action when it is tapped.
///
/// Without a configuration, it has the size that buttons had before iOS 15: the height of the title plus 12 points, or
/// plus the content insets if they were set. With a configuration, the configuration decides the layout.
open class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting {
  public enum ButtonType: Int, Sendable {
    /// A button without a predefined appearance.
    case custom = 0
    /// A button whose title has the tint colour.
    case system = 1
    /// A round symbol, for showing details.
    case detailDisclosure = 2
    /// A round “i” for showing information, for dark backgrounds.
    case infoLight = 3
    /// A round “i” for showing information, for light backgrounds.
    case infoDark = 4
    /// A round plus, for adding a contact.
    case contactAdd = 5
    /// A small cross, for closing something.
    case close = 7
    /// The old name of `system`.
    public static let roundedRect = ButtonType.system
  }

  /// What a button shows in one control state. Values that are `nil` are taken from the state `normal`.
  struct StateContent {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
  }

  open private(set) var buttonType = ButtonType.custom
  /// The content, appearance and layout of the button, as since iOS 15; `nil` for the older appearance and layout.
  open var configuration: Configuration? { didSet { contentDidChange() } }
  /// The insets from the button's edges to title and image, in points. If one of them isn't zero, they replace the
  /// default of 6 points above and below the title.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// The insets of the title within the content rectangle, in points. They do not affect `intrinsicContentSize`.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets of the image within the content rectangle, in points. They do not affect `intrinsicContentSize`.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether the image is enlarged at the accessibility text sizes.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { ownImageView.adjustsImageSizeForAccessibilityContentSizeCategory }
    set {
      ownImageView.adjustsImageSizeForAccessibilityContentSizeCategory = newValue
      contentDidChange()
    }
  }
  /// The menu that the button shows. Inert: menus are not drawn.
  open var menu: UIMenu?
  /// The order of the menu's elements. Inert: menus are not drawn.
  open var preferredMenuElementOrder = UIMenuElementOrder.automatic
  /// Whether the button's title is that of the selected menu element. Inert: the title does not change.
  open var changesSelectionAsPrimaryAction = false
  /// Whether the pointer changes its shape over the button. Inert: there is no pointer.
  open var isPointerInteractionEnabled = false
  /// Returns the style of the pointer over the button. Inert: there is no pointer.
  open var pointerStyleProvider: PointerStyleProvider?
  /// A closure that returns the pointer's style over a button, given the effect and the shape that the system proposes.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
  /// Whether the storyboard or xib sets `contentEdgeInsets`. If it sets them to zero, there are no insets instead of
  /// the default of 6 points above and below the title.
  public var statesContentEdgeInsets = false { didSet { contentDidChange() } }

  var stateContents: [UIControl.State: StateContent] = [:]
  private lazy var ownTitleLabel = ButtonLabel(owner: self, font: Self.defaultTitleFont(for: buttonType))
  private lazy var ownSubtitleLabel = ButtonLabel(owner: self, font: .preferredFont(forTextStyle: .footnote))
  private lazy var ownImageView = UIImageView(frame: .zero)
  private lazy var backgroundImageView = UIImageView(frame: .zero)

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button with a configuration that performs an action when it is tapped. The action's title and image, if it has
  /// them, become those of the configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    var configuration = configuration
    if let title = primaryAction?.title, !title.isEmpty { configuration.title = title }
    if let image = primaryAction?.image { configuration.image = image }
    self.configuration = configuration
    contentDidChange()
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes a button that performs an action when it is tapped, with the action's title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Makes a button that performs an action when it is tapped, with the action's title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  private func take(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard !isMade(by: coder, as: UIButton.self) else { return }
    decodeContent(from: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeContent(with: coder)
  }

  /// The subviews without the button's labels and image views, which a decoded button creates itself.
  override var archivedSubviews: [UIView] {
    let parts: [UIView] = [ownTitleLabel, ownSubtitleLabel, ownImageView, backgroundImageView]
    return children.filter { child in !parts.contains { $0 === child } }
  }

  /// Sets the type of a button that was created by `init(coder:)`. Other buttons get it from `init(type:)`.
  package func restoreType(_ type: ButtonType) {
    buttonType = type
  }

  /// The default font of titles: the system font with 18 points for custom buttons and 15 points for others.
  static func defaultTitleFont(for type: ButtonType) -> UIFont {
    .systemFont(ofSize: type == .custom ? 18 : 15)
  }

  // MARK: Content by state

  /// The label that shows the title.
  open var titleLabel: UILabel? { ownTitleLabel }
  /// The label that shows the subtitle; `nil` for buttons without a configuration.
  open var subtitleLabel: UILabel? { configuration == nil ? nil : ownSubtitleLabel }
  open var imageView: UIImageView? { ownImageView }

  open func setTitle(_ title: String?, for state: UIControl.State) {
    stateContents[state, default: StateContent()].title = title
    if state == .normal, configuration != nil { configuration?.title = title }
    contentDidChange()
  }

  /// Sets the title for a state as an attributed string, which is shown instead of a title set by `setTitle(_:for:)`.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    stateContents[state, default: StateContent()].attributedTitle = title
    contentDidChange()
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    stateContents[state, default: StateContent()].titleColor = color
    contentDidChange()
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    stateContents[state, default: StateContent()].image = image
    if state == .normal, configuration != nil { configuration?.image = image }
    contentDidChange()
  }

  /// Sets the background image for a state, which is shown behind title and image.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    stateContents[state, default: StateContent()].backgroundImage = image
    contentDidChange()
  }

  /// Sets the size, weight and scale of an SF Symbol that the button shows in a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    stateContents[state, default: StateContent()].symbolConfiguration = configuration
    contentDidChange()
  }

  open func title(for state: UIControl.State) -> String? {
    stateContents[state]?.title ?? stateContents[.normal]?.title
  }
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    stateContents[state]?.attributedTitle ?? stateContents[.normal]?.attributedTitle
  }
  open func titleColor(for state: UIControl.State) -> UIColor? {
    stateContents[state]?.titleColor ?? stateContents[.normal]?.titleColor
  }
  open func image(for state: UIControl.State) -> UIImage? {
    stateContents[state]?.image ?? stateContents[.normal]?.image
  }
  /// The background image for a state: the one that was set for it, or else that for `normal`.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    stateContents[state]?.backgroundImage ?? stateContents[.normal]?.backgroundImage
  }

  /// The title for the control's current state.
  open var currentTitle: String? { title(for: state) }
  /// The attributed title for the control's current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The image for the control's current state.
  open var currentImage: UIImage? { image(for: state) }
  /// The background image for the control's current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The colour of the title for the control's current state.
  open var currentTitleColor: UIColor {
    if let configuration {
      return configuration.baseForegroundColor ?? configuration.defaultForeground(tint: tintColor)
    }
    if let color = titleColor(for: state) { return color }
    return buttonType == .custom ? .white : isEnabled ? tintColor : .tertiaryLabel
  }

  override var takesTaps: Bool { true }
  override var eventsOfTouchUpInside: Event { [.touchUpInside, .primaryActionTriggered] }

  // MARK: Size

  /// The size that title, image and insets need, in points.
  open override var intrinsicContentSize: CGSize {
    refreshParts()
    return rounded(buttonLayout.intrinsicSize)
  }

  /// Rounds an intrinsic size up to whole points, as on Interface Builder's canvas. The layout policy decides this for
  /// configured buttons with a title in the default font that are not in a stack view.
  private func rounded(_ size: CGSize) -> CGSize {
    guard traitCollection.layoutPolicy.configuredButtonsTakeWholePoints, let configuration,
      configuration.titleFont == nil, configuration.image == nil, !(superview is UIStackView)
    else { return size }
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  override var takesEqualShareOfRow: Bool {
    configuration != nil && contentHuggingPriority(for: .horizontal) == .defaultLow
  }

  /// Returns `intrinsicContentSize`, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Whether the height depends on the width. This holds for buttons with a configuration whose title is wrapped.
  open override var intrinsicHeightDependsOnWidth: Bool {
    configuration != nil && configuration?.titleLineBreakMode == .byWordWrapping
  }

  /// The size of the button if its title is wrapped so that the button has the given width, in points.
  open override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize {
    refreshParts()
    return rounded(buttonLayout.intrinsicSize(width: width))
  }

  /// The position of the title's first baseline, for a title that is vertically centred in the content rectangle; `nil`
  /// without a title.
  open override var firstBaselinePosition: UIBaselinePosition? {
    refreshParts()
    return buttonLayout.firstBaselinePosition
  }

  /// The line height of the title's font, in points; `nil` without a title.
  open override var baselineLineHeight: CGFloat? {
    refreshParts()
    return hasTitle ? ownTitleLabel.baselineLineHeight : nil
  }

  /// The position of the title's last baseline. Returns that of the first one, even for titles of several lines.
  open override var lastBaselinePosition: UIBaselinePosition? { firstBaselinePosition }

  /// Sets the frames of title, subtitle, image and background image.
  open override func layoutSubviews() {
    refreshParts()
    super.layoutSubviews()
    backgroundImageView.frame = backgroundRect(forBounds: bounds)
    if configuration != nil {
      let frames = buttonLayout.frames(in: bounds)
      ownImageView.frame = frames.image
      ownTitleLabel.frame = frames.title
      ownSubtitleLabel.frame = frames.subtitle
    } else {
      let content = contentRect(forBounds: bounds)
      ownImageView.frame = imageRect(forContentRect: content)
      ownTitleLabel.frame = titleRect(forContentRect: content)
    }
  }

  // MARK: Content rectangles

  /// The rectangle of the background image. Returns `bounds`.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle in which title and image are placed: `bounds` without the content insets. Not called for buttons
  /// with a configuration.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    refreshParts()
    return buttonLayout.contentRect(in: bounds)
  }

  /// The rectangle of the title within the content rectangle. Not called for buttons with a configuration.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    refreshParts()
    return buttonLayout.frames(in: contentRect).title
  }

  /// The rectangle of the image within the content rectangle. Not called for buttons with a configuration.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    refreshParts()
    return buttonLayout.frames(in: contentRect).image
  }

  // MARK: Updates of the configuration

  /// A closure that changes the button's configuration for its current state. Called after `updateConfiguration()`.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }

  private var needsConfigurationUpdate = true

  /// Makes the button call `updateConfiguration()` before it is next measured or laid out.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    contentDidChange()
  }

  /// Called before the first layout and after every change of `state`. Overrides change `configuration` for the current
  /// state. Does nothing by default.
  open func updateConfiguration() {}

  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration()
    configurationUpdateHandler?(self)
  }

  private var buttonLayout: any ButtonLayout {
    let parts = ButtonParts(
      title: hasTitle ? ownTitleLabel : nil, subtitle: configuration?.hasSubtitle == true ? ownSubtitleLabel : nil,
      image: ownImageView.image == nil ? nil : ownImageView, grid: PixelGrid(scale: traitCollection.displayScale),
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    if let configuration {
      return ConfiguredButtonLayout(
        parts: parts, configuration: configuration, horizontal: effectiveContentHorizontalAlignment,
        vertical: contentVerticalAlignment)
    }
    return ClassicButtonLayout(
      parts: parts, type: buttonType,
      contentInsets: contentEdgeInsets == .zero && !statesContentEdgeInsets ? nil : contentEdgeInsets,
      titleInsets: titleEdgeInsets, imageInsets: imageEdgeInsets, backgroundSize: currentBackgroundImage?.size,
      titleFont: ownTitleLabel.face,
      signSize: traitCollection.layoutPolicy.controls.buttonSignSize,
      horizontal: effectiveContentHorizontalAlignment,
      vertical: contentVerticalAlignment)
  }

  private var hasTitle: Bool { !(ownTitleLabel.text ?? "").isEmpty }

  // MARK: Parts

  private var partsAreFresh = false

  /// Sets the content of the labels and image views for the current state, if anything has changed since the last call.
  private func refreshParts() {
    updateConfigurationIfNeeded()
    guard !partsAreFresh else { return }
    partsAreFresh = true
    defer { ownTitleLabel.isSilent = false }
    ownTitleLabel.isSilent = true
    show(currentBackgroundImage, in: backgroundImageView, behind: true)
    if let configuration {
      refreshConfiguredParts(configuration)
    } else {
      ownTitleLabel.textColor = currentTitleColor
      if let attributed = currentAttributedTitle {
        ownTitleLabel.attributedText = attributed
      } else {
        ownTitleLabel.text = currentTitle
      }
      ownImageView.preferredSymbolConfiguration =
        stateContents[state]?.symbolConfiguration ?? stateContents[.normal]?.symbolConfiguration
        ?? UIImage.SymbolConfiguration(scale: .large)
      show(currentImage ?? Self.symbol(for: buttonType), in: ownImageView)
    }
    if hasTitle, ownTitleLabel.superview !== self { addSubview(ownTitleLabel) }
  }

  private func refreshConfiguredParts(_ configuration: Configuration) {
    let traits = traitCollection
    ownTitleLabel.font = configuration.resolvedTitleFont(traits)
    ownTitleLabel.numberOfLines = configuration.titleLineBreakMode == .byWordWrapping ? 0 : 1
    ownTitleLabel.lineBreakMode = configuration.titleLineBreakMode
    ownTitleLabel.textAlignment = configuration.labelAlignment
    ownTitleLabel.textColor = currentTitleColor
    if let attributed = configuration.styledTitle ?? currentAttributedTitle {
      ownTitleLabel.attributedText = attributed
    } else {
      ownTitleLabel.text = configuration.title ?? currentTitle
    }
    configuration.titleTextAttributesTransformer?.apply(to: ownTitleLabel)
    if configuration.hasSubtitle {
      ownSubtitleLabel.isSilent = true
      ownSubtitleLabel.textColor = currentTitleColor
      ownSubtitleLabel.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
      ownSubtitleLabel.numberOfLines = 0
      if let attributed = configuration.attributedSubtitle {
        ownSubtitleLabel.attributedText = NSAttributedString(attributed)
      } else {
        ownSubtitleLabel.text = configuration.subtitle
      }
      configuration.subtitleTextAttributesTransformer?.apply(to: ownSubtitleLabel)
      ownSubtitleLabel.isSilent = false
      if ownSubtitleLabel.superview !== self { addSubview(ownSubtitleLabel) }
    }
    ownImageView.preferredSymbolConfiguration =
      configuration.preferredSymbolConfigurationForImage
      ?? UIImage.SymbolConfiguration(pointSize: ownTitleLabel.font.pointSize)
    show(configuration.image ?? currentImage, in: ownImageView)
  }

  private func show(_ image: UIImage?, in view: UIImageView, behind: Bool = false) {
    view.image = image
    if image == nil {
      if view.superview === self { view.removeFromSuperview() }
    } else if view.superview !== self {
      if behind { insertSubview(view, at: 0) } else { addSubview(view) }
    }
  }

  private static func symbol(for type: ButtonType) -> UIImage? {
    let name: String? =
      switch type {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    return name.flatMap { UIImage(systemName: $0) }
  }

  func contentDidChange() {
    partsAreFresh = false
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    needsConfigurationUpdate = true
    contentDidChange()
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    guard !traitCollection.hasSameMeasures(as: previous) else { return }
    contentDidChange()
  }

  override var ownIsAccessibilityElement: Bool { true }

  /// The title and the subtitle.
  override var ownAccessibilityLabel: String? {
    let texts = [configuration?.title ?? shownText, configuration?.shownSubtitle].compactMap(\.self)
      .filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  override var ownAccessibilityTraits: UIAccessibilityTraits { controlTraits.union(.button) }

  package override var shownText: String? { titleLabel?.text ?? currentTitle }

  package override var showsTextInPart: Bool { true }
}
