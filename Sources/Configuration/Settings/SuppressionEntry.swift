/// An entry of `suppress` in the configuration: which findings are suppressed, and why.
public struct SuppressionEntry: Hashable, Sendable {
  /// The rules.
  public var rules: [String] = []
  /// The documents; empty for all.
  public var documents: [PathPattern] = []
  /// The screen, by its identifier or name; `nil` for all.
  public var scene: String?
  /// The view, by its identifier or in the words of findings; `nil` for all.
  public var view: String?
  /// The reason.
  public var reason = ""
  /// The line of the entry in the configuration, from 1.
  public var line: Int?

  /// An empty entry.
  public init() {}

  /// Whether the entry names a document, a scene or a view. Without one, it would turn its rules off everywhere.
  var namesPlace: Bool { !documents.isEmpty || scene != nil || view != nil }
}
