/// The state of a cell, header or footer, such as highlighted or selected. Configurations are updated when it changes.
@preconcurrency @MainActor public protocol UIConfigurationState {
  /// Creates a state with the traits of a view, in which nothing else applies, such as highlighted or selected.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// A custom value that the app adds to the state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom value that an app adds to a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
