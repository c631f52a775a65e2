extension UIFontFittingGroup {
  /// Takes a button's title in. Its size may reach its own times `ratio`.
  public func add(_ button: UIButton, ratio: CGFloat = 1) {
    if let label = button.titleLabel { add(label, ratio: ratio) }
  }

  /// Lets a button's title go back to its own size.
  public func remove(_ button: UIButton) {
    if let label = button.titleLabel { remove(label) }
  }
}

extension UIButton {
  /// Name of the group within the screen that keeps its members' texts at one size; nil for none.
  public var fontFittingGroup: String? {
    get { titleLabel?.fontFittingGroup }
    set { titleLabel?.fontFittingGroup = newValue }
  }
}
