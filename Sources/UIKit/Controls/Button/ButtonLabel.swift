/// The label of a button. It informs its button when its text or the text's look changes.
final class ButtonLabel: UILabel {
  private unowned let owner: UIButton
  /// Set while the button itself makes the changes.
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

  /// Setting a mode that wraps lets the title take as many lines as it needs.
  override var lineBreakMode: NSLineBreakMode {
    didSet {
      if lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping { numberOfLines = 0 }
    }
  }

  override var fittingMember: UIView { owner }

  override func shownTextDidChange() {
    super.shownTextDidChange()
    if !isSilent { owner.contentDidChange() }
  }
}
