import Foundation
import Typesetting

/// A control in which one line of text can be edited.
///
/// Its intrinsic width is that of its text or placeholder, whichever is wider, plus the padding of the border. Its
/// intrinsic height depends on the border style, the font and the layout policy.
open class UITextField: UIControl, TextSizeFollowing, TextShowing, UITextInputTraits {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    /// A rectangle with a thin line.
    case line = 1
    /// A rectangle that looks sunken.
    case bezel = 2
    /// A rectangle with rounded corners.
    case roundedRect = 3
  }

  /// The identifier of the field in the document from which it was loaded; `nil` if code made it. A walk through an app finds by
  /// it what to type.
  package final var documentIdentifier: String?

  /// When a view at the edge of the field, or the clear button, is shown.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    /// Shown while the text is not being edited.
    case unlessEditing = 2
    case always = 3
  }

  /// The text. If there is none, it is empty and never `nil`.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      textDidChange()
    }
  }
  /// The text as an attributed string. Setting it also sets `text`. Setting `text` to another text removes the
  /// attributes.
  open var attributedText: NSAttributedString? {
    get { richText ?? text.map { NSAttributedString(string: $0, attributes: [.font: ownFont]) } }
    set {
      text = newValue?.string
      richText = newValue
      textDidChange()
    }
  }
  /// The text that is shown while the field is empty.
  open var placeholder: String? { didSet { textDidChange() } }
  open var attributedPlaceholder: NSAttributedString? { didSet { textDidChange() } }
  /// The font of text and placeholder. The default is the system font with 17 points.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue ?? .systemFont(ofSize: 17)
      adjustFontToTraits()
      textDidChange()
    }
  }
  /// The colour of the text; `nil` for `UIColor.label`.
  open var textColor: UIColor?
  /// The attributes of text that is set without attributes. Only the font and the colour have an effect.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { ([.font: ownFont, .foregroundColor: textColor] as [NSAttributedString.Key: Any?]).compactMapValues { $0 } }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }
  /// The horizontal alignment of the text. `natural` depends on the direction of the text's language.
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none { didSet { textDidChange() } }
  /// An image that is shown instead of the border; `nil` for none.
  open var background: UIImage?
  /// Whether characters are shown as dots.
  open var isSecureTextEntry = false { didSet { textDidChange() } }
  /// Whether the font size of text that doesn't fit is reduced, down to `minimumFontSize`.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest font size to which text may be reduced, in points; 0 prevents it.
  open var minimumFontSize: CGFloat = 0
  /// When the clear button, which removes the text, is shown.
  open var clearButtonMode = ViewMode.never
  /// Whether the text is removed when editing begins.
  open var clearsOnBeginEditing = false
  /// A view at the leading edge of the field (the right edge in right-to-left layouts); `nil` for none.
  open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue, to: leftView) } }
  /// When `leftView` is shown.
  open var leftViewMode = ViewMode.never { didSet { textDidChange() } }
  /// A view at the trailing edge of the field (the left edge in right-to-left layouts); `nil` for none.
  open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue, to: rightView) } }
  /// When `rightView` is shown.
  open var rightViewMode = ViewMode.never { didSet { textDidChange() } }
  /// Whether the font is updated when the content size category changes. This works for fonts that come from a text
  /// style or from `UIFontMetrics`.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      adjustFontToTraits()
      textDidChange()
    }
  }

  private var richText: NSAttributedString?
  /// The texts that `drawText(in:)` or `drawPlaceholder(in:)` has drawn during the current computation of
  /// `textPlacements`.
  private var drawnText: [TextPlacement] = []
  var ownFont = UIFont.systemFont(ofSize: 17)

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard !isMade(by: coder, as: UITextField.self) else { return }
    decodeText(from: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeText(with: coder)
  }

  override var archivedSubviews: [UIView] { children.filter { $0 !== leftView && $0 !== rightView } }

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
  open weak var delegate: (any UITextFieldDelegate)?
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

  /// The range of the selected text, in UTF-16 code units. It is stored, but typed text is always added at the end.
  var selectedRange = NSRange(location: 0, length: 0)

  /// Whether the text is being edited. This is so while the field is the first responder.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the field can become the first responder. Returns `isEnabled`.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) != false, super.becomeFirstResponder() else { return false }
    if clearsOnBeginEditing { text = "" }
    textDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) != false, super.resignFirstResponder() else { return false }
    textDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// Begins editing when a finger is lifted in the field, or removes the text if it is lifted on the clear button.
  override func touchWasLifted(_ touch: UITouch, inside: Bool, with event: UIEvent?) {
    guard inside else { return }
    let place = touch.location(in: self)
    if showsClearButton, clearButtonRect(forBounds: bounds).insetBy(dx: -5, dy: -8).contains(place) {
      clear()
    } else {
      becomeFirstResponder()
    }
  }

  override var takesTaps: Bool { true }

  /// Removes the text, if the delegate allows it. Called for a tap on the clear button.
  private func clear() {
    guard delegate?.textFieldShouldClear(self) != false else { return }
    text = ""
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  package override var innerElements: [InnerElement] {
    guard showsClearButton else { return [] }
    return [InnerElement(label: "Clear text", frame: clearButtonRect(forBounds: bounds), isEnabled: isEnabled)]
  }

  open var hasText: Bool { !(text ?? "").isEmpty }

  /// Adds text at the end, as typing does, if the delegate allows it.
  open func insertText(_ text: String) {
    make(TypedEdit(appending: text, to: self.text ?? ""))
  }

  /// Removes the last character, as the delete key does, if the delegate allows it.
  open func deleteBackward() {
    if let edit = TypedEdit(deletingLastOf: text ?? "") { make(edit) }
  }

  private func make(_ edit: TypedEdit) {
    guard
      delegate?.textField(self, shouldChangeCharactersIn: edit.range, replacementString: edit.replacement) != false
    else { return }
    text = edit.result
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Simulates the return key. If the delegate's `textFieldShouldReturn(_:)` allows it, calls the action methods for
  /// `editingDidEndOnExit` and `primaryActionTriggered`. Editing ends only if there is an action for
  /// `editingDidEndOnExit`, or if the app's code ends it.
  package func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) != false else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if endsEditing { resignFirstResponder() }
  }

  // MARK: Content rectangles

  /// The rectangle of the border. Returns `bounds`.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the text: the bounds without the padding of the border, the views at the edges and the clear
  /// button.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var room = bounds.insetBy(dx: min(horizontalPadding, bounds.width / 2), dy: 0)
    let left = showsLeftView ? leftViewRect(forBounds: bounds).width : 0
    let right = showsRightView ? rightViewRect(forBounds: bounds).width : showsClearButton ? 19 : 0
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    room.origin.x += mirrored ? right : left
    room.size.width = max(0, room.width - left - right)
    return room
  }

  /// The rectangle of the placeholder. Returns `textRect(forBounds:)`.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the text while it is being edited. Inert: that text is placed in `textRect(forBounds:)`, too.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the clear button, at the trailing edge.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let isAtLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(x: isAtLeft ? bounds.minX + 5 : bounds.maxX - 5 - 14, y: bounds.midY - 7, width: 14, height: 14)
  }

  /// The rectangle of `leftView`, at the leading edge; zero without such a view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, in: bounds, leading: true)
  }

  /// The rectangle of `rightView`, at the trailing edge; zero without such a view.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, in: bounds, leading: false)
  }

  private func sideRect(_ view: UIView?, in bounds: CGRect, leading: Bool) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.sizeThatFits(bounds.size) }
    let atLeft = leading == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private var showsLeftView: Bool { leftView != nil && isShown(leftViewMode) }
  private var showsRightView: Bool { rightView != nil && isShown(rightViewMode) }
  private var showsClearButton: Bool { isShown(clearButtonMode) && !(text ?? "").isEmpty }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  private var horizontalPadding: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  /// Sets the frames of `leftView` and `rightView`, or hides these views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !showsLeftView
    rightView?.isHidden = !showsRightView
    if showsLeftView { leftView?.frame = leftViewRect(forBounds: bounds) }
    if showsRightView { rightView?.frame = rightViewRect(forBounds: bounds) }
  }

  // MARK: Size

  /// The intrinsic size in points. The width is that of the wider one of text and placeholder, plus padding and the
  /// views at the edges. The height depends on the border style, the font and the layout policy.
  open override var intrinsicContentSize: CGSize {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let shown = [textSetting, placeholderSetting].map { $0.naturalSize().width }.max() ?? 0
    let left = showsLeftView ? leftViewRect(forBounds: .zero).width : 0
    let right = showsRightView ? rightViewRect(forBounds: .zero).width : 0
    return CGSize(width: grid.up(shown) + 2 * horizontalPadding + left + right, height: naturalHeight)
  }

  private var naturalHeight: CGFloat {
    let policy = traitCollection.layoutPolicy.controls
    let line = (face.lineHeight - face.lineGapInside).rounded(.up)
    switch borderStyle {
    case .roundedRect: return max(policy.leastRoundedFieldHeight, line + policy.roundedFieldPadding)
    case .none: return max(policy.leastPlainFieldHeight, line + policy.plainFieldPadding)
    case .line, .bezel: return line + policy.borderedFieldPadding
    }
  }

  /// Returns `intrinsicContentSize`, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The position of the text's baseline. The line is vertically centred.
  open override var firstBaselinePosition: UIBaselinePosition? {
    UIBaselinePosition(heightFraction: 0.5, offset: face.ascender - face.lineHeight / 2)
  }

  /// Returns the first baseline, because the text has one line.
  open override var lastBaselinePosition: UIBaselinePosition? { firstBaselinePosition }

  // MARK: Asking about the text

  /// The text, or else the placeholder, with its position at the field's current size.
  open var textPlacements: [TextPlacement] {
    let showsText = !textSetting.isEmpty
    let room = showsText ? textRect(forBounds: bounds) : placeholderRect(forBounds: bounds)
    drawnText = []
    defer { drawnText = [] }
    if showsText { drawText(in: room) } else { drawPlaceholder(in: room) }
    return drawnText
  }

  /// Draws the text in a rectangle, in the field's coordinates. Overrides that add padding call super with another
  /// rectangle. Overrides that draw something else need not call super.
  ///
  /// `textPlacements` calls this method, so pictures and audits of a screen use what it draws.
  open func drawText(in rect: CGRect) { draw(textSetting, in: rect) }

  /// Draws the placeholder in a rectangle, in the field's coordinates. Overrides that add padding call super with
  /// another rectangle. Overrides that draw something else need not call super.
  ///
  /// `textPlacements` calls this method if there is no text, so pictures and audits of a screen use what it draws.
  open func drawPlaceholder(in rect: CGRect) { draw(placeholderSetting, in: rect) }

  private func draw(_ setting: TextSetting, in room: CGRect) {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    if let placement = setting.place(in: room, grid: grid) { drawnText.append(placement) }
  }

  /// Whether part of the shown text or placeholder is not visible at the field's current size.
  public var isTextTruncated: Bool { textPlacements.contains { $0.isTruncated } }

  /// The line height of the field's font, in points.
  open override var baselineLineHeight: CGFloat? { face.lineHeight }

  private var face: Typesetting.Font { ownFace }

  private var base: TextAttributes { baseAttributes(alignment: textAlignment) }

  private var textSetting: TextSetting {
    let traits = traitCollection
    let color = (textColor ?? .label).cgColor(with: traits)
    if isSecureTextEntry {
      let dots = String(repeating: "•", count: text?.count ?? 0)
      return setting(AttributedText(dots, attributes: base), color: color)
    }
    if let richText {
      return setting(AttributedText(richText, base: base, traits: traits), color: color)
    }
    return setting(AttributedText(text ?? "", attributes: base), color: color)
  }

  private var placeholderSetting: TextSetting {
    let color = UIColor.placeholderText.cgColor(with: traitCollection)
    if let attributedPlaceholder {
      return setting(AttributedText(attributedPlaceholder, base: base, traits: traitCollection), color: color)
    }
    return setting(AttributedText(placeholder ?? "", attributes: base), color: color)
  }

  private func setting(_ text: AttributedText, color: CGColor) -> TextSetting {
    var setting = TextSetting(text: text, color: color)
    if adjustsFontSizeToFitWidth, minimumFontSize > 0, ownFont.pointSize > 0 {
      setting.minimumScale = min(1, minimumFontSize / ownFont.pointSize)
    }
    return setting
  }

  // MARK: Changes

  var hasRichText: Bool { richText != nil || attributedPlaceholder != nil }

  /// Does nothing, because the field does not cache its laid-out text, and so need not discard it.
  func textLookDidChange() {}

  func textDidChange() {
    if richText?.string != text { richText = nil }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func sideViewDidChange(from old: UIView?, to new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    if let new { addSubview(new) }
    textDidChange()
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    followTraits(from: previous)
  }

  override var ownIsAccessibilityElement: Bool { true }

  /// The text, or the placeholder if there is no text; `nil` for a text that is hidden.
  override var ownAccessibilityValue: String? { isSecureTextEntry && hasText ? nil : shownText }

  override var ownAccessibilityTraits: UIAccessibilityTraits {
    var traits = controlTraits.union(.textEntry)
    if isFirstResponder { traits.insert(.isEditing) }
    if isSecureTextEntry { traits.insert(.secureTextField) }
    return traits
  }

  /// The text, or the placeholder if there is no text.
  package override var shownText: String? { text?.isEmpty == false ? text : placeholder }

  package override var showsTextInPart: Bool { true }
}

extension UITextField: UITextInput, EditedText {
  var editedText: String { text ?? "" }
}
