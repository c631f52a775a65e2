import Foundation
import Typesetting

/// A control for one line of text.
///
/// Its natural width is that of its text or placeholder, whichever is wider, with the border's padding; its height
/// follows border, font and design era.
open class UITextField: UIControl, TextSizeFollowing, TextShowing, UITextInputTraits {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    /// A thin line.
    case line = 1
    /// A sunken line.
    case bezel = 2
    /// A round line.
    case roundedRect = 3
  }

  /// When a view at the edge of the field is shown.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    /// While the text isn't edited.
    case unlessEditing = 2
    case always = 3
  }

  /// The text. It is empty, not `nil`, without any.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      textDidChange()
    }
  }
  /// The text with its attributes. It replaces `text` until that is set.
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
  /// Font of text and placeholder, by default the system's at 17 points.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue ?? .systemFont(ofSize: 17)
      adjustFontToTraits()
      textDidChange()
    }
  }
  /// Colour of the text; nil for `label`.
  open var textColor: UIColor?
  /// How the text is aligned; `natural` follows the reading direction.
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none { didSet { textDidChange() } }
  /// Image that replaces the border.
  open var background: UIImage?
  /// Whether characters are shown as dots.
  open var isSecureTextEntry = false { didSet { textDidChange() } }
  /// Whether text that doesn't fit is shrunk, down to `minimumFontSize`.
  open var adjustsFontSizeToFitWidth = false
  /// The least size in points to which text may shrink.
  open var minimumFontSize: CGFloat = 0
  /// When the clear button, which empties the field, is shown.
  open var clearButtonMode = ViewMode.never
  /// Whether editing begins with an empty field.
  open var clearsOnBeginEditing = false
  /// A view at the leading edge.
  open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue, to: leftView) } }
  /// When the view at the leading edge is shown.
  open var leftViewMode = ViewMode.never { didSet { textDidChange() } }
  /// A view at the trailing edge.
  open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue, to: rightView) } }
  /// When the view at the trailing edge is shown.
  open var rightViewMode = ViewMode.never { didSet { textDidChange() } }
  /// Whether a font of a text style or of `UIFontMetrics` follows the person's text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      adjustFontToTraits()
      textDidChange()
    }
  }

  private var richText: NSAttributedString?
  /// The texts that were drawn since `textPlacements` called the drawing methods.
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
  open weak var delegate: (any UITextFieldDelegate)?
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

  /// The selected part of the text, in UTF-16 code units. It is stored, but typed text is always added at the end.
  var selectedRange = NSRange(location: 0, length: 0)

  /// Whether the text is being edited: whether the field is first responder.
  open var isEditing: Bool { isFirstResponder }

  /// Whether the field is enabled.
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

  /// Begins editing when a finger is lifted; on the clear button, empties the field.
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

  /// Empties the field, if the delegate allows it.
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

  /// Adds typed text at the end, if the delegate allows it.
  open func insertText(_ text: String) {
    make(TypedEdit(appending: text, to: self.text ?? ""))
  }

  /// Removes the last character, if the delegate allows it.
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

  /// Does what the return key does. Editing goes on unless the delegate ends it, or a target waits for
  /// `editingDidEndOnExit`.
  package func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) != false else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if endsEditing { resignFirstResponder() }
  }

  // MARK: Content rectangles

  /// Rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var room = bounds.insetBy(dx: min(horizontalPadding, bounds.width / 2), dy: 0)
    let left = showsLeftView ? leftViewRect(forBounds: bounds).width : 0
    let right = showsRightView ? rightViewRect(forBounds: bounds).width : showsClearButton ? 19 : 0
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    room.origin.x += mirrored ? right : left
    room.size.width = max(0, room.width - left - right)
    return room
  }

  /// Rectangle of the placeholder: the same as for the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Rectangle of the text while it is edited. Inert: text that is edited is placed in the text rectangle.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let isAtLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(x: isAtLeft ? bounds.minX + 5 : bounds.maxX - 5 - 14, y: bounds.midY - 7, width: 14, height: 14)
  }

  /// Rectangle of the view at the leading edge.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, in: bounds, leading: true)
  }

  /// Rectangle of the view at the trailing edge.
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

  /// Places the views at the edges.
  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !showsLeftView
    rightView?.isHidden = !showsRightView
    if showsLeftView { leftView?.frame = leftViewRect(forBounds: bounds) }
    if showsRightView { rightView?.frame = rightViewRect(forBounds: bounds) }
  }

  // MARK: Size

  /// Width of the longer of text and placeholder with padding and edge views; height by border and font.
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

  /// The natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The text's baseline. The line is centred in the field.
  open override var firstBaselinePosition: UIBaselinePosition? {
    UIBaselinePosition(heightFraction: 0.5, offset: face.ascender - face.lineHeight / 2)
  }

  /// The text's baseline.
  open override var lastBaselinePosition: UIBaselinePosition? { firstBaselinePosition }

  // MARK: Asking about the text

  /// The text or placeholder as it is placed at the field's current size.
  open var textPlacements: [TextPlacement] {
    let showsText = !textSetting.isEmpty
    let room = showsText ? textRect(forBounds: bounds) : placeholderRect(forBounds: bounds)
    drawnText = []
    defer { drawnText = [] }
    if showsText { drawText(in: room) } else { drawPlaceholder(in: room) }
    return drawnText
  }

  /// Draws the text in a rectangle; overrides call super with another one, or not at all.
  ///
  /// `textPlacements` calls this method, so pictures show and the audit checks what it draws.
  open func drawText(in rect: CGRect) { draw(textSetting, in: rect) }

  /// Draws the placeholder in a rectangle; overrides call super with another one, or not at all. It is called in the
  /// same way as `drawText(in:)`.
  open func drawPlaceholder(in rect: CGRect) { draw(placeholderSetting, in: rect) }

  private func draw(_ setting: TextSetting, in room: CGRect) {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    if let placement = setting.place(in: room, grid: grid) { drawnText.append(placement) }
  }

  /// Whether some of the text or placeholder is not shown at the field's present size.
  public var isTextTruncated: Bool { textPlacements.contains { $0.isTruncated } }

  /// Height of a line of the field's font.
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

  /// Does nothing, because the field does not store the text as it was laid out.
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

  /// The placeholder if there is no text.
  package override var shownText: String? { text?.isEmpty == false ? text : placeholder }

  package override var showsTextInPart: Bool { true }
}

extension UITextField: UITextInput, EditedText {
  var editedText: String { text ?? "" }
}
