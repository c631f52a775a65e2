import Foundation

/// A field to search with.
open class UISearchBar: UIView, TextShowing {
  /// Prominence of the bar.
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
  /// The field with the text. Its text and placeholder are the bar's. Other properties that are set on it have no
  /// effect.
  open private(set) lazy var searchTextField = UISearchTextField(of: self)
  /// The text that is shown while the field is empty.
  open var placeholder: String?
  /// A line above the field.
  open var prompt: String?
  /// Prominence.
  open var searchBarStyle = Style.default
  /// Light or dark look.
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  /// Colour of the bar; nil for the style's.
  open var barTintColor: UIColor?
  /// Whether a cancel button is shown beside the field.
  open var showsCancelButton = false
  /// Whether the scope bar is shown below the field.
  open var showsScopeBar = false { didSet { invalidateIntrinsicContentSize() } }
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0

  /// Informed of events.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Whether a button of bookmarks stands in the field. Inert: it is not drawn.
  open var showsBookmarkButton = false
  /// Whether a button of results stands in the field. Inert: it is not drawn.
  open var showsSearchResultsButton = false
  /// Image behind the bar. Inert: the value is stored and has no effect.
  open var backgroundImage: UIImage?
  /// Image behind the scopes. Inert: the value is stored and has no effect.
  open var scopeBarBackgroundImage: UIImage?
  /// Moves the field. Inert: the field stays.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// Moves the text. Inert: the text stays.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// A view above the keyboard. Inert: there is no keyboard.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }
  private var accessory: UIView?
  /// Called after the text changed by typing.
  var textObserver: (() -> Void)?

  /// Shows or hides the cancel button, without animation.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Shows or hides the scope bar, without animation.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  /// Sets an image in the field. Inert: it is not drawn.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  /// Sets the image of the field. Inert: it is not drawn.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
  /// Sets the image of the bar. Inert: it is not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}

  /// The places of images in the field.
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

  /// Called when the cancel button was tapped.
  var cancelObserver: (() -> Void)?

  package override var innerElements: [InnerElement] {
    let field = fieldFrame
    var elements = [
      InnerElement(label: placeholder ?? "Search", frame: field) { [weak self] in self?.becomeFirstResponder() }
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

  private func pressCancel() {
    delegate?.searchBarCancelButtonClicked(self)
    cancelObserver?()
  }

  /// Does what the search key of the keyboard does.
  package func pressSearch() {
    delegate?.searchBarSearchButtonClicked(self)
  }

  /// Does what typing does: changes the text, and informs the delegate and the search controller.
  package func textWasTyped(_ text: String) {
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
    textObserver?()
  }

  /// A fixed height; no width.
  open override var intrinsicContentSize: CGSize {
    let bar = traitCollection.layoutPolicy.bars.searchBarHeight
    return CGSize(width: UIView.noIntrinsicMetric, height: bar + (showsScopeBar ? 44 : 0))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Rectangle of the field in the bar's coordinates.
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

  /// The placed text or placeholder, beside the magnifying glass.
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
