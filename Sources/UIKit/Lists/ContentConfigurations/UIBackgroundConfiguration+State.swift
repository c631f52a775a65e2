extension UIBackgroundConfiguration {
  /// Returns the configuration for a state: with grey if the cell is highlighted or selected, otherwise unchanged.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let state = state as? UICellConfigurationState, state.isHighlighted || state.isSelected else { return self }
    var background = self
    background.backgroundColor = .systemGray4
    return background
  }
}
