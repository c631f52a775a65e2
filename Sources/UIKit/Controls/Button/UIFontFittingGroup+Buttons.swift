extension UIFontFittingGroup {
  /// Adds a button's title. It may be as large as its own font's size times `ratio`.
  public func add(_ button: UIButton, ratio: CGFloat = 1) {
    if let label = button.titleLabel { add(label, ratio: ratio) }
  }

  /// Removes a button's title, which gets its own size again.
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
