import Foundation
import Typesetting

/// A view with text of several lines that can be scrolled and edited. If scrolling is disabled, its intrinsic height is
/// that of the text.
open class UITextView: UIScrollView, TextSizeFollowing, TextShowing, UITextInputTraits {
  /// The text. Setting it removes the attributes of `attributedText`.
  // The type is UIKit's. Setting it to nil removes the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { richText?.string ?? plainText }
    set {
      plainText = newValue ?? ""
      richText = nil
      textDidChange()
    }
  }
  /// The text as an attributed string. Attributes that it does not have, such as a font, are taken from the view's
  /// properties.
  // The type is UIKit's. Setting it to nil removes the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { richText ?? NSAttributedString(string: plainText, attributes: [.font: ownFont]) }
    set {
      richText = newValue
      plainText = ""
      textDidChange()
    }
  }
  /// The font of text that has no font attribute. The default is Helvetica with 12 points.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue ?? Self.defaultFont
      adjustFontToTraits()
      textDidChange()
    }
  }
  /// The colour of the text; `nil` for `UIColor.label`.
  open var textColor: UIColor? { didSet { settingCache = nil } }
  /// The attributes of text that is typed. They change nothing that is there already.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { statedTypingAttributes ?? [.font: ownFont] }
    set { statedTypingAttributes = newValue }
  }
  private var statedTypingAttributes: [NSAttributedString.Key: Any]?
  /// The horizontal alignment of the lines. `natural` depends on the direction of the text's language.
  open var textAlignment = NSTextAlignment.natural { didSet { settingCache = nil } }
  /// The insets from the view's edges to the text container, in points. By default, 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textDidChange() } }
  /// The region that the lines fill, with its padding, exclusion paths and maximum number of lines.
  public let textContainer: NSTextContainer
  /// The attributes of links, such as their colour. Inert: links have the attributes of the text.
  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The kinds of data, such as phone numbers, that become links. Inert: no links are made.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether the person can change text attributes. Inert: the value is stored and has no effect.
  open var allowsEditingTextAttributes = false
  /// Whether the person can search the text. Inert: the value is stored and has no effect.
  open var isFindInteractionEnabled = false

  /// The range of the selected text, in UTF-16 code units. Inert: no selection is drawn.
  open var selectedRange = NSRange(location: 0, length: 0)

  /// Scrolls so that a range of the text is visible. Inert: the view does not scroll.
  open func scrollRangeToVisible(_ range: NSRange) {}

  /// Whether the person can edit the text.
  open var isEditable = true
  /// Whether the person can select text.
  open var isSelectable = true
  /// Whether the font is updated when the content size category changes. This works for fonts that come from a text
  /// style or from `UIFontMetrics`.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      adjustFontToTraits()
      textDidChange()
    }
  }
  /// Whether the view scrolls. If not, it has an intrinsic content size.
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  // MARK: Keyboard

  /// The kind of keyboard. Inert: there is no keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The appearance of the keyboard. Inert: there is no keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The title of the return key. Inert: there is no keyboard.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters are capitalised automatically. Inert: there is no keyboard.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether typed words are corrected automatically. Inert: there is no keyboard.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether misspelled words are marked. Inert: there is no keyboard.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether straight quotes become typographic quotes. Inert: there is no keyboard.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether two hyphens become a dash. Inert: there is no keyboard.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces are adjusted when text is pasted or deleted. Inert: there is no keyboard.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The meaning of the text, such as a user name, for AutoFill. Inert: there is no keyboard.
  // The type is UIKit's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  /// The rules for generated passwords. Inert: no passwords are generated.
  open var passwordRules: UITextInputPasswordRules?
  /// Whether the return key is disabled while there is no text. Inert: there is no keyboard.
  open var enablesReturnKeyAutomatically = false

  // MARK: Editing

  /// The object that decides whether the text may be edited, and that is told of editing. It is not retained.
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }
  /// A view that replaces the keyboard. Inert: there is no keyboard.
  open override var inputView: UIView? {
    get { replacedInputView }
    set { replacedInputView = newValue }
  }
  /// A view above the keyboard. Inert: there is no keyboard.
  open override var inputAccessoryView: UIView? {
    get { addedInputView }
    set { addedInputView = newValue }
  }
  private var replacedInputView: UIView?
  private var addedInputView: UIView?

  /// Whether the view can become the first responder. Returns `isEditable`.
  open override var canBecomeFirstResponder: Bool { isEditable }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textViewShouldBeginEditing(self) != false, super.becomeFirstResponder() else { return false }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) != false, super.resignFirstResponder() else { return false }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// Begins editing when a finger is lifted, if the text can be edited.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isEditable { becomeFirstResponder() }
  }

  open var hasText: Bool { !text.isEmpty }

  /// Adds text at the end, as typing does, if the delegate allows it.
  open func insertText(_ text: String) {
    make(TypedEdit(appending: text, to: self.text))
  }

  /// Removes the last character, as the delete key does, if the delegate allows it.
  open func deleteBackward() {
    if let edit = TypedEdit(deletingLastOf: text) { make(edit) }
  }

  private func make(_ edit: TypedEdit) {
    guard delegate?.textView(self, shouldChangeTextIn: edit.range, replacementText: edit.replacement) != false else {
      return
    }
    text = edit.result
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  private static let defaultFont = UIFont(FontDescriptor(family: .named("Helvetica"), size: 12))
  private var plainText = ""
  private var richText: NSAttributedString?
  var ownFont = UITextView.defaultFont
  private var settingCache: TextSetting?

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates an empty text view whose lines fill the given text container. For `nil`, the view creates a container.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    self.textContainer.onChange = { [unowned self] in textDidChange() }
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    textContainer.onChange = { [unowned self] in textDidChange() }
    guard !isMade(by: coder, as: UITextView.self) else { return }
    decodeText(from: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeText(with: coder)
  }

  // MARK: Size

  /// The size of the text with its insets at unlimited width, in points. There is no intrinsic size if the view
  /// scrolls.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : fittingSize(width: .infinity)
  }

  /// Whether the height depends on the width that layout gives the view. This holds if the view does not scroll.
  open override var intrinsicHeightDependsOnWidth: Bool { !isScrollEnabled }

  /// The size of the text with its insets, wrapped to a width that layout has given the view, in points.
  open override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize {
    fittingSize(width: width)
  }

  /// The size of the text with its insets in points, wrapped to the width of `size`. A width of 0 means no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .infinity
    let fitting = fittingSize(width: width)
    return CGSize(width: width.isFinite ? max(width, fitting.width) : fitting.width, height: fitting.height)
  }

  private func fittingSize(width: CGFloat) -> CGSize {
    let around = 2 * textContainer.lineFragmentPadding + textContainerInset.left + textContainerInset.right
    let natural = setting.naturalSize(width: max(0, width - around), numberOfLines: textContainer.maximumNumberOfLines)
    let grid = PixelGrid(scale: traitCollection.displayScale)
    // The height of a text view includes the leading below its last line.
    let height = (setting.isEmpty ? face.lineHeight : natural.height) + face.leading
    return CGSize(
      width: grid.up(natural.width) + around,
      height: grid.up(height) + textContainerInset.top + textContainerInset.bottom)
  }

  /// Sets `contentSize`: as wide as the view, and as high as the text with its insets.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: fittingSize(width: bounds.width).height)
  }

  /// The position of the first line's baseline: the font's ascender below the top inset.
  open override var firstBaselinePosition: UIBaselinePosition? {
    UIBaselinePosition(heightFraction: 0, offset: textContainerInset.top + face.ascender)
  }

  /// The position of the last line's baseline: the font's descender above the bottom inset.
  open override var lastBaselinePosition: UIBaselinePosition? {
    UIBaselinePosition(heightFraction: 1, offset: face.descender - textContainerInset.bottom)
  }

  // MARK: Asking about the text

  /// The text with its lines and their positions, in the coordinates of the scrollable content. If the view scrolls,
  /// the text is never truncated by the view's height.
  open var textPlacements: [TextPlacement] {
    let padding = textContainer.lineFragmentPadding
    let insets = textContainerInset
    let height = isScrollEnabled ? CGFloat.infinity : max(0, bounds.height - insets.top - insets.bottom)
    let room = CGRect(
      x: insets.left + padding, y: insets.top,
      width: max(0, bounds.width - insets.left - insets.right - 2 * padding), height: height)
    var placement = setting.place(in: room, grid: PixelGrid(scale: traitCollection.displayScale))
    if isScrollEnabled {
      placement?.room.size.height = max(0, contentSize.height - insets.top - insets.bottom)
    }
    return placement.map { [$0] } ?? []
  }

  /// Whether part of the text is not visible and can't be made visible by scrolling.
  public var isTextTruncated: Bool { textPlacements.contains { $0.isTruncated } }

  /// The line height of the view's font, in points.
  open override var baselineLineHeight: CGFloat? { face.lineHeight }

  private var face: Typesetting.Font { ownFace }

  private var setting: TextSetting {
    if let settingCache { return settingCache }
    let made = makeSetting()
    settingCache = made
    return made
  }

  private func makeSetting() -> TextSetting {
    let traits = traitCollection
    let base = baseAttributes(alignment: textAlignment)
    let text =
      if let richText {
        AttributedText(richText, base: base, traits: traits, adjustsFonts: adjustsFontForContentSizeCategory)
      } else {
        AttributedText(plainText, attributes: base)
      }
    let color = (textColor ?? .label).cgColor(with: traits)
    var setting = TextSetting(text: text, numberOfLines: textContainer.maximumNumberOfLines, color: color)
    setting.lineBreakMode = LineBreakMode(textContainer.lineBreakMode)
    setting.verticalPlacement = .top
    setting.images = richText?.attachedImages ?? [:]
    setting.exclusions = textContainer.exclusionPaths.flatMap(\.rectangles).map {
      TextRect(
        x: $0.minX - textContainer.lineFragmentPadding, y: $0.minY, width: $0.width, height: $0.height)
    }
    return setting
  }

  // MARK: Changes

  var hasRichText: Bool { richText != nil }

  func textLookDidChange() {
    settingCache = nil
  }

  func textDidChange() {
    settingCache = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    followTraits(from: previous)
  }

  package override var screenRole: ViewRole { .text }

  package override var shownText: String? { text }

  override var ownIsAccessibilityElement: Bool { true }
  override var ownAccessibilityValue: String? { text.flatMap { $0.isEmpty ? nil : $0 } }

  override var ownAccessibilityPath: UIBezierPath? {
    super.ownAccessibilityPath ?? UIBezierPath(rect: accessibilityFrame)
  }

  /// The beginning of the text: its upper end, or its middle while the text is edited.
  override var ownAccessibilityActivationPoint: CGPoint {
    let half = isFirstResponder ? (font ?? .systemFont(ofSize: 12)).lineHeight / 2 : 0
    let inset = textContainerInset
    let place = CGPoint(x: inset.left + textContainer.lineFragmentPadding, y: inset.top + half)
    return UIAccessibility.convertToScreenCoordinates(CGRect(origin: place, size: .zero), in: self).origin
  }

  override var ownAccessibilityTraits: UIAccessibilityTraits {
    guard isEditable else { return .staticText }
    return isFirstResponder ? [.textEntry, .textArea, .isEditing] : [.textEntry, .textArea]
  }
}

extension UITextView: UITextInput, EditedText {
  var editedText: String { text ?? "" }
}
