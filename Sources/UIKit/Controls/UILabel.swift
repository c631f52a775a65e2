import Foundation
import Typesetting

/// A view that shows text on one or several lines.
///
/// Its natural size is the size of the text, rounded up to the pixel. If `numberOfLines` is not 1, the height follows
/// the width that layout gives the label, in a second pass, unless `preferredMaxLayoutWidth` states a width.
///
/// `TextSetting` measures and places the text; ``textPlacements`` is the result.
open class UILabel: UIView, TextSizeFollowing, TextShowing, FontFitted {
  /// The text; setting it removes the attributes of `attributedText`.
  open var text: String? {
    get { plainText ?? richText?.string }
    set {
      guard plainText != newValue || richText != nil else { return }
      plainText = newValue
      richText = nil
      textDidChange()
      tellObservers("text")
    }
  }

  override func observableValue(forKey key: String) -> Any? {
    key == "text" ? text : super.observableValue(forKey: key)
  }

  /// The text with its attributes. Missing attributes are taken from the label's own properties.
  open var attributedText: NSAttributedString? {
    get { richText ?? plainText.map { NSAttributedString(string: $0, attributes: plainAttributes) } }
    set {
      richText = newValue.map { NSAttributedString(attributedString: $0) }
      plainText = nil
      textDidChange()
    }
  }

  /// Font of the text, by default the system's at 17 points.
  // UIKit's type; setting nil restores the default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { ownFont }
    set {
      ownFont = newValue ?? .systemFont(ofSize: 17)
      adjustFontToTraits()
      textDidChange()
    }
  }

  /// Colour of the text, by default `label`.
  // UIKit's type; setting nil restores the default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { ownTextColor }
    set {
      ownTextColor = newValue ?? .label
      settingCache = nil
    }
  }

  /// How the lines are aligned; `natural` follows the reading direction.
  open var textAlignment = NSTextAlignment.natural { didSet { settingCache = nil } }
  /// What happens to text that doesn't fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textDidChange() } }
  /// Rules for choosing line breaks besides the available width. By default, no word is left alone on the last line.
  /// Attributed text has its own rules.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard { didSet { textDidChange() } }
  /// The greatest number of lines, 0 for no limit.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }
  /// Whether text that doesn't fit is shrunk, down to `minimumScaleFactor`.
  open var adjustsFontSizeToFitWidth = false { didSet { settingCache = nil } }
  /// The smallest factor by which text may shrink; 0 prevents shrinking.
  open var minimumScaleFactor: CGFloat = 0 { didSet { settingCache = nil } }
  /// Whether letters may move closer before text is truncated.
  open var allowsDefaultTighteningForTruncation = false { didSet { settingCache = nil } }
  /// The vertical position of text that was shrunk.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { settingCache = nil } }
  /// The width at which text is wrapped for the natural size, in points; 0 for the width that layout gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether a font of a text style or of `UIFontMetrics` follows the person's text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      guard adjustsFontForContentSizeCategory else { return }
      adjustFontToTraits()
      textDidChange()
    }
  }
  /// Whether the text is drawn in its own colour; otherwise it is drawn paler.
  open var isEnabled = true { didSet { settingCache = nil } }
  /// Whether the highlighted colour is used.
  open var isHighlighted = false { didSet { settingCache = nil } }
  /// Colour while highlighted.
  open var highlightedTextColor: UIColor? { didSet { settingCache = nil } }
  /// Colour of the shadow, nil for none.
  open var shadowColor: UIColor?
  /// Displacement of the shadow in points.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// Name of a font fitting group in the screen, which keeps the texts of its members at one size; nil for none.
  public var fontFittingGroup: String? {
    didSet {
      guard fontFittingGroup != oldValue else { return }
      fittingGroup?.remove(self)
      setNeedsLayout()
    }
  }

  /// The group that decides `fittedPointSize`.
  var fittingGroup: UIFontFittingGroup?
  /// Size in points at which the label's group shows the text; nil for the font's own size.
  var fittedPointSize: CGFloat? { didSet { if fittedPointSize != oldValue { shownTextDidChange() } } }

  private var plainText: String?
  private var richText: NSAttributedString?
  var ownFont = UIFont.systemFont(ofSize: 17)
  private var ownTextColor = UIColor.label
  private var settingCache: TextSetting?
  /// The texts that `drawText(in:)` has drawn since `textPlacements` called it.
  private var drawnText: [TextPlacement] = []

  override var ownAccessibilityTraits: UIAccessibilityTraits { .staticText }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    startAsLabel()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startAsLabel()
    guard !isMade(by: coder, as: UILabel.self) else { return }
    decodeText(from: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeText(with: coder)
  }

  private func startAsLabel() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  // MARK: Measuring

  /// The rectangle that the text takes in `bounds`, in the coordinates of `bounds`.
  ///
  /// - Parameters:
  ///   - bounds: the available rectangle; the result is not wider.
  ///   - numberOfLines: the largest number of lines, 0 for no limit.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = roundedSize(width: bounds.width, numberOfLines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, max(0, bounds.width)),
      height: min(size.height, max(0, bounds.height)))
  }

  /// Size of the text at a width. The width does not matter for a label of one line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limited = numberOfLines != 1 && size.width > 0
    return roundedSize(width: limited ? size.width : .infinity, numberOfLines: numberOfLines)
  }

  /// Size of the text, on one line or wrapped at `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    let limited = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    let size = naturalSize(width: limited ? preferredMaxLayoutWidth : .infinity)
    guard takesWholePoints else { return size }
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// Whether the height depends on the width that layout gives.
  open override var intrinsicHeightDependsOnWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && !setting.isEmpty
  }

  /// Size of the text wrapped at a width that layout has given; on one line if layout has given none.
  open override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize {
    width > 0 ? naturalSize(width: width) : naturalSize(width: .infinity, lines: 1)
  }

  /// Whether a design tool measures this label in whole points: it has one line of plain text in the default font of
  /// labels, and is not in a stack view.
  private var takesWholePoints: Bool {
    traitCollection.layoutPolicy.standardLabelsTakeWholePoints && numberOfLines == 1 && richText == nil
      && !(superview is UIStackView) && ownFont.isStandardLabelFont
  }

  override var designSize: DesignSize? {
    guard numberOfLines == 1, setting.isEmpty else { return nil }
    return traitCollection.layoutPolicy.designSizeOfEmptyLabels.map { DesignSize(size: $0, isOfText: true) }
  }

  /// Calls `textRect`, so that the natural size of subclasses that override it includes their padding.
  private func naturalSize(width: CGFloat, lines: Int? = nil) -> CGSize {
    let unlimited = CGRect(
      x: 0, y: 0, width: width.isFinite ? width : Self.unlimited, height: Self.unlimited)
    return textRect(forBounds: unlimited, limitedToNumberOfLines: lines ?? numberOfLines).size
  }

  private static let unlimited: CGFloat = 1e6

  private func roundedSize(width: CGFloat, numberOfLines: Int) -> CGSize {
    let natural = setting.naturalSize(
      width: numberOfLines == 1 || width >= Self.unlimited ? .infinity : width, numberOfLines: numberOfLines)
    let grid = textGrid
    return CGSize(width: grid.up(natural.width), height: grid.up(natural.height))
  }

  private var textGrid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  /// Registers the label's fitting group with the tree.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if fittingGroup != nil || fontFittingGroup != nil { joinFontFittingGroup() }
  }

  // MARK: Baselines

  /// The first baseline lies below the top by the font's ascender, however tall the label is and even without text.
  open override var firstBaselinePosition: UIBaselinePosition? {
    UIBaselinePosition(heightFraction: 0, offset: face.ascender * recordedScale)
  }

  /// The last baseline lies above the bottom by the font's descender, however tall the label is.
  open override var lastBaselinePosition: UIBaselinePosition? {
    UIBaselinePosition(heightFraction: 1, offset: face.descender * recordedScale)
  }

  /// The factor by which lines are higher in a recorded natural size than in the label's font; 1 if no size is
  /// recorded.
  private var recordedScale: CGFloat {
    guard let recorded = recordedNaturalSize?.height, recorded > 0 else { return 1 }
    let own = intrinsicContentSize.height
    return own > 0 ? recorded / own : 1
  }

  /// Height of a line of the first character's font.
  open override var baselineLineHeight: CGFloat? { face.lineHeight }

  /// The typesetter's font of the first character; the label's font if there is no text.
  var face: Typesetting.Font {
    setting.text.runs.first?.attributes.font ?? ownFace
  }

  // MARK: Asking about the text

  /// The text as it is placed at the label's current size.
  open var textPlacements: [TextPlacement] {
    drawnText = []
    drawText(in: textRoom)
    defer { drawnText = [] }
    return drawnText
  }

  /// Draws the text in a rectangle of the label. Overrides for padding call super with another rectangle; others need
  /// not call it.
  ///
  /// `textPlacements` calls this method, so pictures show and the audit checks what it draws.
  open func drawText(in rect: CGRect) {
    guard var placement = setting.place(in: rect, grid: textGrid) else { return }
    if let fittedPointSize { placement.scale *= fittedPointSize / ownFont.pointSize }
    drawnText.append(placement)
  }

  /// The room for text, in the label's coordinates. Subclasses that draw with padding override it.
  open var textRoom: CGRect { bounds }

  /// Whether some of the text is not shown at the label's present size.
  public var isTextTruncated: Bool { textPlacements.contains { $0.isTruncated } }

  var setting: TextSetting {
    if let settingCache { return settingCache }
    let made = makeSetting()
    settingCache = made
    return made
  }

  private func makeSetting() -> TextSetting {
    let traits = traitCollection
    let color = shownColor.cgColor(with: traits)
    var base = baseAttributes(alignment: textAlignment)
    base.paragraphStyle.pushesOutOrphans = lineBreakStrategy.contains(.pushOut)
    let text =
      if let richText {
        AttributedText(
          richText, base: base, traits: traits, adjustsFonts: adjustsFontForContentSizeCategory)
      } else {
        AttributedText(plainText ?? "", attributes: base)
      }
    let fitted = fittedPointSize.map { size in text.withFontSizes { $0 * size / ownFont.pointSize } } ?? text
    var setting = TextSetting(text: fitted, numberOfLines: numberOfLines, color: color)
    setting.lineBreakMode = LineBreakMode(lineBreakMode)
    if adjustsFontSizeToFitWidth, minimumScaleFactor > 0, fittingGroup == nil {
      setting.minimumScale = min(1, minimumScaleFactor)
    }
    setting.allowsTightening = allowsDefaultTighteningForTruncation
    setting.baselineAdjustment = baselineAdjustment
    setting.images = richText?.attachedImages ?? [:]
    return setting
  }

  private var shownColor: UIColor {
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return isEnabled ? ownTextColor : ownTextColor.withAlphaComponent(0.5)
  }

  private var plainAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    return [.font: ownFont, .foregroundColor: ownTextColor, .paragraphStyle: style]
  }

  // MARK: Changes

  var ownPointSize: CGFloat { font.pointSize }

  var hasText: Bool { !setting.isEmpty }

  var fittingMember: UIView { self }

  func textDidChange() {
    shownTextDidChange()
    fittingGroup?.setNeedsFitting()
  }

  /// Measures again after a change of the text or of its size.
  func shownTextDidChange() {
    settingCache = nil
    invalidateIntrinsicContentSize()
  }

  var hasRichText: Bool { richText != nil }

  func textLookDidChange() {
    settingCache = nil
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    followTraits(from: previous)
  }

  package override var screenRole: ViewRole { .text }

  package override var shownText: String? { text }
}
