/// Describes the content of a cell or another view. It makes the view that shows the content.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration changed for a state of the cell, such as disabled.
  func updated(for state: any UIConfigurationState) -> Self
}
