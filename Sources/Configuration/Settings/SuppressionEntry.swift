/// An entry of `suppress` in the configuration: which findings are suppressed, and why.
public struct SuppressionEntry: Hashable, Sendable {
  /// The identifiers of the rules whose findings are suppressed.
  public var rules: [String] = []
  /// The patterns of the documents whose findings are suppressed; empty for all documents.
  public var documents: [PathPattern] = []
  /// The screen whose findings are suppressed, by its identifier or name; `nil` for all screens.
  public var scene: String?
  /// The view whose findings are suppressed, by its identifier or in the words of findings; `nil` for all views.
  public var view: String?
  /// Why the findings are suppressed.
  public var reason = ""
  /// The line of the entry in the configuration, from 1.
  public var line: Int?

  /// Makes an entry without values.
  public init() {}

  /// Whether the entry names a document, a scene or a view. Without one, it would turn its rules off everywhere.
  var namesPlace: Bool { !documents.isEmpty || scene != nil || view != nil }
}
