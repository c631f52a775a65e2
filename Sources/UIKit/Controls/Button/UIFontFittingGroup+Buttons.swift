extension UIFontFittingGroup {
  /// Adds the title of a button to the group. The common size of the group is then at most the point size of the
  /// title's font times `ratio`.
  public func add(_ button: UIButton, ratio: CGFloat = 1) {
    if let label = button.titleLabel { add(label, ratio: ratio) }
  }

  /// Removes the title of a button from the group. The title gets the point size of its font again.
  public func remove(_ button: UIButton) {
    if let label = button.titleLabel { remove(label) }
  }
}

extension UIButton {
  /// The name of the ``UIFontFittingGroup`` to which the button's title belongs; `nil` for none. All labels and buttons
  /// of a screen with one name have a common font size.
  public var fontFittingGroup: String? {
    get { titleLabel?.fontFittingGroup }
    set { titleLabel?.fontFittingGroup = newValue }
  }
}
