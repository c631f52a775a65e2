extension UIFontFittingGroup {
  /// Adds a label. Its text may be as large as its own font's size times `ratio`.
  public func add(_ label: UILabel, ratio: CGFloat = 1) {
    add(label as any FontFitted, ratio: ratio)
  }

  /// Removes a label, which gets its own size again.
  public func remove(_ label: UILabel) {
    remove(label as any FontFitted)
  }

  /// The labels of the group. A button is represented by its title label.
  public var labels: [UILabel] { views.compactMap { $0 as? UILabel } }
}
