/// A member of a type of a framework.
struct FrameworkMember: Codable, Hashable, Sendable {
  /// A parameter of an initializer.
  struct Parameter: Codable, Hashable, Sendable {
    /// The label; `_` without one.
    var label: String
    /// The type, as the compiler writes it.
    var type: String
  }

  /// What tells members from each other: `frame`, `move(to:)`, `static shared`.
  var key: String
  /// The declaration, as the compiler writes it. Kept of the requirements of protocols.
  var declaration: String?
  /// The parameters. Kept of initializers.
  var parameters: [Parameter]?
  var isRequired = false
  var isConvenience = false
  var isFailable = false
  /// Whether a type that has the protocol need not have it.
  var hasDefault = false

  var isInitializer: Bool { parameters != nil }
}
