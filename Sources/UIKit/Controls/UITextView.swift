import Foundation
import Typesetting

/// A scrolling area of text. Without scrolling, it is as high as its text.
open class UITextView: UIScrollView, TextSizeFollowing, TextShowing, UITextInputTraits {
  /// The text; setting it removes the attributes of `attributedText`.
  // UIKit's type; setting nil empties the view.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { richText?.string ?? plainText }
    set {
      plainText = newValue ?? ""
      richText = nil
      textDidChange()
    }
  }
  /// The text with its attributes.
  // UIKit's type; setting nil empties the view.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { richText ?? NSAttributedString(string: plainText, attributes: [.font: ownFont]) }
    set {
      richText = newValue
      plainText = ""
      textDidChange()
    }
  }
  /// Font of text without a font of its own; Helvetica 12 if none is set.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue ?? Self.defaultFont
      adjustFontToTraits()
      textDidChange()
    }
  }
  /// Colour of the text; nil for `label`.
  open var textColor: UIColor? { didSet { settingCache = nil } }
  /// How lines are aligned; `natural` follows the reading direction.
  open var textAlignment = NSTextAlignment.natural { didSet { settingCache = nil } }
  /// Room around the text in points, by default 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textDidChange() } }
  /// The region that lines fill.
  public let textContainer: NSTextContainer
  /// Font and colour of links. Inert: links look as the text says.
  // UIKit's type; nil restores the system's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// What in the text becomes a link. Inert: nothing does.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether attributes can be edited. Inert: the value is stored and has no effect.
  open var allowsEditingTextAttributes = false
  /// Whether text can be searched. Inert: the value is stored and has no effect.
  open var isFindInteractionEnabled = false

  /// The selected part of the text, in UTF-16 code units. Inert: no selection is drawn.
  open var selectedRange = NSRange(location: 0, length: 0)

  /// Scrolls to a part of the text. Inert: the place of a part is not known.
  open func scrollRangeToVisible(_ range: NSRange) {}

  /// Whether the text can be changed.
  open var isEditable = true
  /// Whether text can be selected.
  open var isSelectable = true
  /// Whether a font of a text style or of `UIFontMetrics` follows the person's text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      adjustFontToTraits()
      textDidChange()
    }
  }
  /// Whether the view scrolls; if not, it has a natural size.
  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  // MARK: Keyboard

  /// The kind of keyboard. Inert: there is no keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The look of the keyboard. Inert: there is no keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The title of the return key. Inert: there is no keyboard.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters become capitals. Inert: there is no keyboard.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected. Inert: there is no keyboard.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether wrong words are marked. Inert: there is no keyboard.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotes become typographic ones. Inert: there is no keyboard.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether two hyphens become a dash. Inert: there is no keyboard.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces are added and removed where text is pasted. Inert: there is no keyboard.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// What the text means. Inert: there is no keyboard.
  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  /// Rules for passwords that are made. Inert: none is made.
  open var passwordRules: UITextInputPasswordRules?
  /// Whether the return key waits for a text. Inert: there is no keyboard.
  open var enablesReturnKeyAutomatically = false

  // MARK: Editing

  /// Decides about editing. It is not kept alive.
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }
  /// A view in the place of the keyboard. Inert: there is no keyboard.
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

  /// Whether the view can become first responder: only if its text can be edited.
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

  /// Begins editing when a finger is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isEditable { becomeFirstResponder() }
  }

  open var hasText: Bool { !text.isEmpty }

  /// Adds typed text at the end, if the delegate allows it.
  open func insertText(_ text: String) {
    make(TypedEdit(appending: text, to: self.text))
  }

  /// Removes the last character, if the delegate allows it.
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

  /// Creates an empty text view whose lines fill a container. For `nil`, the view makes the container.
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

  /// None while the view scrolls; otherwise the size of the text at unlimited width.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : fittingSize(width: .infinity)
  }

  /// Whether the height depends on the width that layout gives.
  open override var intrinsicHeightDependsOnWidth: Bool { !isScrollEnabled }

  /// Size of the text wrapped at a width that layout has given.
  open override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize {
    fittingSize(width: width)
  }

  /// Size of the text with its insets at a width.
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

  /// Gives the content its size: as wide as the view, as high as the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: fittingSize(width: bounds.width).height)
  }

  /// The first line's baseline below the top inset.
  open override var firstBaselinePosition: UIBaselinePosition? {
    UIBaselinePosition(heightFraction: 0, offset: textContainerInset.top + face.ascender)
  }

  /// The last line's baseline above the bottom inset.
  open override var lastBaselinePosition: UIBaselinePosition? {
    UIBaselinePosition(heightFraction: 1, offset: face.descender - textContainerInset.bottom)
  }

  // MARK: Asking about the text

  /// The text as it stands in the content; a scrolling view never cuts it off.
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

  /// Whether some of the text is not shown and can't be scrolled to.
  public var isTextTruncated: Bool { textPlacements.contains { $0.isTruncated } }

  /// Height of a line of the view's font.
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
}

extension UITextView: UITextInput, EditedText {
  var editedText: String { text ?? "" }
}
