/// The title or subtitle label of a button. It tells the button when an app changes its text, font or other text
/// properties, so that the button is laid out again.
final class ButtonLabel: UILabel {
  private unowned let owner: UIButton
  /// Whether the label does not tell the button about changes. The button sets it while it changes the label itself.
  var isSilent = false

  init(owner: UIButton, font: UIFont) {
    self.owner = owner
    super.init(frame: .zero)
    isSilent = true
    self.font = font
    lineBreakMode = .byTruncatingMiddle
    isSilent = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Setting a mode that wraps text sets `numberOfLines` to 0, so that the title takes as many lines as it needs.
  override var lineBreakMode: NSLineBreakMode {
    didSet {
      if lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping { numberOfLines = 0 }
    }
  }

  /// Code may relate a button to its label before the button has a title. In UIKit, the label is in the button as soon as code
  /// has asked for it. Here it is so as soon as a constraint needs it, so that buttons without titles have no empty label.
  override func joinSuperview() {
    if superview == nil { owner.addSubview(self) }
  }

  /// A label that constraints relate to its button or to others has the size of its text, not that of its frame, so that a
  /// button can be as high as its title. Traces of UIKit’s layout (`_autolayoutTrace`) mark such labels as laid out with Auto
  /// Layout, and none as laid out by a mask.
  override func willBePlacedByConstraints() {
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var fittingMember: UIView { owner }

  override func shownTextDidChange() {
    super.shownTextDidChange()
    if !isSilent { owner.contentDidChange() }
  }
}
