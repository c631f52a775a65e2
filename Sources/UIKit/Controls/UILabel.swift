import Foundation
import Typesetting

/// A view that shows text on one or several lines.
///
/// Its intrinsic content size is the size of the text, rounded up to whole pixels. If `numberOfLines` is not 1, layout
/// measures the height again for the width that it has given the label, unless `preferredMaxLayoutWidth` sets a width.
///
/// `TextSetting` measures and places the text; ``textPlacements`` is the result.
open class UILabel: UIView, TextSizeFollowing, TextShowing, FontFitted {
  /// The text; `nil` for none. Setting it removes the attributes of `attributedText`.
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

  /// The text as an attributed string; `nil` for none. Attributes that it does not have, such as a font, are taken from
  /// the label's properties. If the text begins with a paragraph style, `lineBreakMode` becomes that of the style: with a new
  /// style, whose mode is `byWordWrapping`, a text that is too long has no ellipsis.
  open var attributedText: NSAttributedString? {
    get { richText ?? plainText.map { NSAttributedString(string: $0, attributes: plainAttributes) } }
    set {
      richText = newValue.map { NSAttributedString(attributedString: $0) }
      plainText = nil
      if let richText, richText.length > 0,
        let style = richText.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
      {
        lineBreakMode = style.lineBreakMode
      }
      textDidChange()
    }
  }

  /// The font of the text. The default is the system font with 17 points.
  // The type is UIKit's. Setting it to nil restores the default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { ownFont }
    set {
      ownFont = newValue ?? .systemFont(ofSize: 17)
      adjustFontToTraits()
      textDidChange()
    }
  }

  /// The colour of the text. The default is `UIColor.label`.
  // The type is UIKit's. Setting it to nil restores the default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { ownTextColor }
    set {
      ownTextColor = newValue ?? .label
      settingCache = nil
    }
  }

  /// The horizontal alignment of the lines. `natural` depends on the direction of the text's language.
  open var textAlignment = NSTextAlignment.natural { didSet { settingCache = nil } }
  /// How text that doesn't fit is wrapped or truncated.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textDidChange() } }
  /// Additional rules for line breaks. By default, no single word is left on the last line. An attributed text has such
  /// rules in its paragraph styles.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard { didSet { textDidChange() } }
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1 {
    didSet {
      guard numberOfLines != oldValue else { return }
      textDidChange()
      superview?.subviewTextLinesDidChange(self)
    }
  }
  /// Whether the font size of text that doesn't fit is reduced, down to `minimumScaleFactor`.
  open var adjustsFontSizeToFitWidth = false { didSet { settingCache = nil } }
  /// The smallest factor by which the font size may be reduced, from 0 to 1; 0 prevents it.
  open var minimumScaleFactor: CGFloat = 0 { didSet { settingCache = nil } }
  /// Whether the spacing between letters is reduced before text is truncated.
  open var allowsDefaultTighteningForTruncation = false { didSet { settingCache = nil } }
  /// The vertical position of text whose font size was reduced.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { settingCache = nil } }
  /// The width to which text is wrapped for `intrinsicContentSize`, in points. If it is 0, text is wrapped to the width
  /// that layout gives the label.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether the font is updated when the content size category changes. This works for fonts that come from a text
  /// style or from `UIFontMetrics`.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      guard adjustsFontForContentSizeCategory else { return }
      adjustFontToTraits()
      textDidChange()
    }
  }
  /// Whether the text is drawn in `textColor`. If not, it is drawn with half the opacity.
  open var isEnabled = true { didSet { settingCache = nil } }
  /// Whether the text is drawn in `highlightedTextColor`.
  open var isHighlighted = false { didSet { settingCache = nil } }
  /// The colour of the text while `isHighlighted` is `true`; `nil` to use `textColor` then, too.
  open var highlightedTextColor: UIColor? { didSet { settingCache = nil } }
  /// The colour of the text's shadow; `nil` for no shadow.
  open var shadowColor: UIColor?
  /// The offset of the shadow from the text, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// The name of the ``UIFontFittingGroup`` to which the label belongs; `nil` for none. All labels and buttons of a
  /// screen with one name have a common font size.
  public var fontFittingGroup: String? {
    didSet {
      guard fontFittingGroup != oldValue else { return }
      fittingGroup?.remove(self)
      setNeedsLayout()
    }
  }

  /// The font fitting group to which the label belongs, which sets `fittedPointSize`; `nil` for none.
  var fittingGroup: UIFontFittingGroup?
  /// The font size in points that the label's font fitting group has determined; `nil` for the size of `font`.
  var fittedPointSize: CGFloat? { didSet { if fittedPointSize != oldValue { shownTextDidChange() } } }

  private var plainText: String?
  private var richText: NSAttributedString?
  var ownFont = UIFont.systemFont(ofSize: 17)
  private var ownTextColor = UIColor.label
  private var settingCache: TextSetting?
  /// The texts that `drawText(in:)` has drawn during the current computation of `textPlacements`.
  private var drawnText: [TextPlacement] = []

  override var showsTextOfSeveralLines: Bool { numberOfLines != 1 }

  override var ownIsAccessibilityElement: Bool { ownAccessibilityLabel != nil }
  override var ownAccessibilityLabel: String? { text.flatMap { $0.isEmpty ? nil : $0 } }
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

  /// The rectangle that the text takes if it is placed in the rectangle `bounds`, in the coordinates of `bounds`.
  ///
  /// - Parameters:
  ///   - bounds: the available rectangle. The result is at most as wide and high.
  ///   - numberOfLines: the maximum number of lines; 0 for no limit.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = roundedSize(width: bounds.width, numberOfLines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, max(0, bounds.width)),
      height: min(size.height, max(0, bounds.height)))
  }

  /// The size of the text, in points. If `numberOfLines` is not 1, the text is wrapped to the width of `size`;
  /// otherwise `size` is ignored.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limited = numberOfLines != 1 && size.width > 0
    return roundedSize(width: limited ? size.width : .infinity, numberOfLines: numberOfLines)
  }

  /// The size of the text in points, on one line or wrapped to `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    let limited = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    let size = naturalSize(width: limited ? preferredMaxLayoutWidth : .infinity)
    guard takesWholePoints else { return size }
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// Whether the height depends on the width that layout gives the label. This holds if the label has text, can have
  /// several lines, and has no `preferredMaxLayoutWidth`.
  open override var intrinsicHeightDependsOnWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && !setting.isEmpty
  }

  /// The size in points of the text wrapped to a width that layout has given the label; on one line if that width is 0.
  open override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize {
    width > 0 ? naturalSize(width: width) : naturalSize(width: .infinity, lines: 1)
  }

  /// Whether the intrinsic size is rounded up to whole points, as on Interface Builder's canvas. The layout policy
  /// decides this for labels with one line of plain text in the default font that are not in a stack view.
  private var takesWholePoints: Bool {
    traitCollection.layoutPolicy.standardLabelsTakeWholePoints && numberOfLines == 1 && richText == nil
      && !(superview is UIStackView) && ownFont.isStandardLabelFont
  }

  override var designSize: DesignSize? {
    guard numberOfLines == 1, setting.isEmpty else { return nil }
    return traitCollection.layoutPolicy.designSizeOfEmptyLabels.map { DesignSize(size: $0, isOfText: true) }
  }

  /// The size of the text if it is wrapped to a width. Calls `textRect(forBounds:limitedToNumberOfLines:)`, so that the
  /// size includes the padding that subclasses add in their overrides.
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

  /// Adds the label to its font fitting group, if it has one, so that the group is called after each layout of the view
  /// tree.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if fittingGroup != nil || fontFittingGroup != nil { joinFontFittingGroup() }
  }

  // MARK: Baselines

  /// The position of the first baseline: the font's ascender below the top edge, at any height of the label and even
  /// without text.
  open override var firstBaselinePosition: UIBaselinePosition? {
    UIBaselinePosition(heightFraction: 0, offset: face.ascender * recordedScale)
  }

  /// The position of the last baseline: the font's descender above the bottom edge, at any height of the label.
  open override var lastBaselinePosition: UIBaselinePosition? {
    UIBaselinePosition(heightFraction: 1, offset: face.descender * recordedScale)
  }

  /// The height of `recordedNaturalSize`, which comes from a storyboard or xib, divided by the height in the label's
  /// font; 1 if there is no recorded size.
  private var recordedScale: CGFloat {
    guard let recorded = recordedNaturalSize?.height, recorded > 0 else { return 1 }
    let own = intrinsicContentSize.height
    return own > 0 ? recorded / own : 1
  }

  /// The line height of the first character's font, in points.
  open override var baselineLineHeight: CGFloat? { face.lineHeight }

  /// The font of the first character, as the type that the text layout uses; the label's font if there is no text.
  var face: Typesetting.Font {
    setting.text.runs.first?.attributes.font ?? ownFace
  }

  // MARK: Asking about the text

  /// The text with its lines and their positions, as the label shows it at its current size.
  open var textPlacements: [TextPlacement] {
    drawnText = []
    drawText(in: textRoom)
    defer { drawnText = [] }
    return drawnText
  }

  /// Draws the text in a rectangle, in the label's coordinates. Overrides that add padding call super with a smaller
  /// rectangle. Overrides that draw something else need not call super.
  ///
  /// `textPlacements` calls this method, so pictures and audits of a screen use what it draws.
  open func drawText(in rect: CGRect) {
    guard var placement = setting.place(in: rect, grid: textGrid) else { return }
    if let fittedPointSize { placement.scale *= fittedPointSize / ownFont.pointSize }
    drawnText.append(placement)
  }

  /// The rectangle in which the text is drawn, in the label's coordinates: the bounds. Subclasses that add padding
  /// override it.
  open var textRoom: CGRect { bounds }

  /// Whether part of the text is not visible at the label's current size.
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

  /// Called after the text or its font size has changed. Makes layout measure the label again.
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
