extension UIFontFittingGroup {
  /// Adds a label to the group. The common size of the group is then at most the point size of the label's font times
  /// `ratio`.
  public func add(_ label: UILabel, ratio: CGFloat = 1) {
    add(label as any FontFitted, ratio: ratio)
  }

  /// Removes a label from the group. Its text gets the point size of its font again.
  public func remove(_ label: UILabel) {
    remove(label as any FontFitted)
  }

  /// The labels in the group. For a button, this contains its title label.
  public var labels: [UILabel] { views.compactMap { $0 as? UILabel } }
}
