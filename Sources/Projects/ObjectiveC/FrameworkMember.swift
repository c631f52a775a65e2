/// A member of a type that a framework declares.
struct FrameworkMember: Codable, Hashable, Sendable {
  /// A parameter of an initializer.
  struct Parameter: Codable, Hashable, Sendable {
    /// The argument label; `_` if there is none.
    var label: String
    /// The type as Swift code, as in the symbol graph.
    var type: String
  }

  /// Identifies a member within its type: `frame`, `move(to:)`, `static shared`.
  var key: String
  /// The declaration as Swift code, as in the symbol graph; `nil` for members that are not requirements of a protocol.
  var declaration: String?
  /// The parameters of an initializer; `nil` for other members.
  var parameters: [Parameter]?
  var isRequired = false
  var isConvenience = false
  var isFailable = false
  /// For a member of a protocol: whether it has a default implementation or is optional, so that types that adopt the
  /// protocol need not declare it.
  var hasDefault = false

  var isInitializer: Bool { parameters != nil }
}
