extension UIFontFittingGroup {
  /// Takes a label in. Its size may reach its own times `ratio`.
  public func add(_ label: UILabel, ratio: CGFloat = 1) {
    add(label as any FontFitted, ratio: ratio)
  }

  /// Lets a label go back to its own size.
  public func remove(_ label: UILabel) {
    remove(label as any FontFitted)
  }

  /// The labels of the group; of a button, its title's label.
  public var labels: [UILabel] { views.compactMap { $0 as? UILabel } }
}
