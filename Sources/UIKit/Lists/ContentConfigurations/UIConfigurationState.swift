/// In which state a view is: the surroundings of a configuration.
@preconcurrency @MainActor public protocol UIConfigurationState {
  /// A state with traits and nothing else.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// What the app adds to the state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of what an app adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a key of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
