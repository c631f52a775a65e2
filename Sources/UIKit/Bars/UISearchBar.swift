import Foundation

/// A bar with a text field for searching, and on request a cancel button and a scope bar.
open class UISearchBar: UIView, TextShowing {
  /// Whether a search bar has a background.
  public enum Style: Int, Sendable {
    /// The system's choice.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }

  /// The text. As in UIKit, it is never `nil` when it is read.
  open var text: String? {
    get { typedText }
    set { typedText = newValue ?? "" }
  }
  private var typedText = ""
  /// The text field of the bar. Setting its text or placeholder sets those of the bar. Other properties that are set on
  /// it have no effect, because the bar draws the field itself.
  open private(set) lazy var searchTextField = UISearchTextField(of: self)
  /// The text that is shown while the field is empty.
  open var placeholder: String?
  /// A line of text above the field. Inert: the line is not shown.
  open var prompt: String?
  /// Whether the bar has a background.
  open var searchBarStyle = Style.default
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  /// Background colour of the bar; `nil` if the style decides.
  open var barTintColor: UIColor?
  /// Whether a cancel button is shown beside the field.
  open var showsCancelButton = false
  /// Whether the scope bar is shown below the field.
  open var showsScopeBar = false { didSet { invalidateIntrinsicContentSize() } }
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0

  /// The object that is informed of editing, typing, and taps on the search key and the cancel button.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Whether the field contains a bookmarks button. Inert: the button is not drawn.
  open var showsBookmarkButton = false
  /// The title of the keyboard's return key. Inert: there is no keyboard.
  open var returnKeyType = UIReturnKeyType.search
  /// Whether the return key does nothing while the field is empty. Inert: there is no keyboard.
  open var enablesReturnKeyAutomatically = true
  /// Whether the field contains a button for the list of results. Inert: the button is not drawn.
  open var showsSearchResultsButton = false
  /// Image behind the bar. Inert: the value is stored and has no effect.
  open var backgroundImage: UIImage?
  /// Image behind the scope bar. Inert: the value is stored and has no effect.
  open var scopeBarBackgroundImage: UIImage?
  /// The displacement of the field's background. Inert: the background is not moved.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// The displacement of the text in the field. Inert: the text is not moved.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// A view that UIKit shows above the keyboard while the bar is edited. Inert: there is no keyboard.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }
  private var accessory: UIView?
  /// Called after the user changed the text. The search controller of the bar sets it.
  var textObserver: (() -> Void)?

  /// Shows or hides the cancel button, without animation.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Shows or hides the scope bar, without animation.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  /// Sets the image of an icon in the field. Inert: the image is not drawn.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  /// Sets the background image of the field. Inert: the image is not drawn.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
  /// Sets the background image of the bar. Inert: the image is not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}

  /// The icons in the field whose images an app can replace.
  public enum Icon: Int, Hashable, Sendable {
    case search, clear, bookmark, resultsList
  }

  /// True: as first responder, the bar edits its field.
  open override var canBecomeFirstResponder: Bool { true }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.searchBarShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }

  private var barTouch = BarTouch()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !barTouch.begin(touches, in: self) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let tap = barTouch.end(touches, in: self) { tap() } else { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    barTouch.cancel()
    super.touchesCancelled(touches, with: event)
  }

  /// Called when the cancel button was tapped, after the delegate. The search controller of the bar sets it.
  var cancelObserver: (() -> Void)?

  package override var innerElements: [InnerElement] {
    let field = fieldFrame
    var elements = [
      InnerElement(label: placeholder ?? "Search", frame: field, traits: [.searchField, .textEntry]) { [weak self] in
        self?.becomeFirstResponder()
      }
    ]
    if showsCancelButton {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let frame = CGRect(
        x: isMirrored ? bounds.minX : field.maxX, y: field.minY, width: bounds.width - field.width - 8,
        height: field.height)
      elements.append(InnerElement(label: "Cancel", frame: frame) { [weak self] in self?.pressCancel() })
    }
    return elements
  }

  override var ownAccessibilityElements: [Any]? { partAccessibilityElements }

  private func pressCancel() {
    delegate?.searchBarCancelButtonClicked(self)
    cancelObserver?()
  }

  /// Does what a tap on the keyboard's search key does: informs the delegate.
  package func pressSearch() {
    delegate?.searchBarSearchButtonClicked(self)
  }

  /// Does what typing does: changes the text, and informs the delegate and the search controller.
  package func textWasTyped(_ text: String) {
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
    textObserver?()
  }

  /// No width, and a height by the layout policy: on current devices 56 points, and 44 more if the scope bar is shown.
  open override var intrinsicContentSize: CGSize {
    let bar = traitCollection.layoutPolicy.bars.searchBarHeight
    return CGSize(width: UIView.noIntrinsicMetric, height: bar + (showsScopeBar ? 44 : 0))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Frame of the text field in the bar's coordinates.
  public var fieldFrame: CGRect {
    let policy = traitCollection.layoutPolicy.bars
    let height = policy.searchFieldHeight
    let bar = min(bounds.height, policy.searchBarHeight)
    let cancel: CGFloat = showsCancelButton ? 61 : 0
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: bounds.minX + 8 + (mirrored ? cancel : 0), y: bounds.minY + (bar - height) / 2,
      width: max(0, bounds.width - 16 - cancel), height: height)
  }

  /// The text, or the placeholder if there is no text, laid out in the bar's coordinates beside the magnifying glass.
  open var textPlacements: [TextPlacement] {
    let shown = (text ?? "").isEmpty ? placeholder ?? "" : text ?? ""
    let color: UIColor = (text ?? "").isEmpty ? .placeholderText : .label
    let bar = BarText(view: self)
    let setting = bar.setting(shown, font: .systemFont(ofSize: 17), color: color, alignment: .natural)
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let field = fieldFrame
    let room = CGRect(
      x: field.minX + (mirrored ? 8 : 30), y: field.minY, width: max(0, field.width - 38), height: field.height)
    return bar.place(setting, in: room).map { [$0] } ?? []
  }

  package override var screenRole: ViewRole { .bar }
}
