/// What a cell shows, as a value that makes and updates a view.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state of the cell.
  func updated(for state: any UIConfigurationState) -> Self
}
