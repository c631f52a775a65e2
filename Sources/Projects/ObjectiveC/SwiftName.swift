/// The name of an Objective-C declaration in Swift.
struct SwiftName: Hashable {
  /// The name without argument labels; `init` for an initializer.
  var base: String
  /// The argument labels, with an empty text for an argument without a label; `nil` for declarations without arguments,
  /// such as properties.
  var labels: [String]?
  /// The type of which `NS_SWIFT_NAME` makes the declaration a member; `nil` for other declarations.
  var context: String?
  /// The index of the argument that becomes `self` if a function is imported as a member; `nil` if there is none.
  var selfIndex: Int?
  /// Whether `NS_SWIFT_NAME` makes the function the getter of a property. `isSetter` says the same for a setter.
  var isGetter = false
  var isSetter = false

  init(base: String, labels: [String]? = nil) {
    self.base = base
    self.labels = labels
  }

  /// - Parameter text: the name in `NS_SWIFT_NAME`: `move(to:)`, `getter:Kit.size(self:)`. The result is `nil` if the
  ///   text is not a name.
  init?(attribute text: String) {
    guard
      let match = text.wholeMatch(
        of: /(?:(getter|setter):)?\s*(?:([A-Za-z_][\w.]*)\.)?([A-Za-z_]\w*)(?:\(((?:\w+:)*)\))?/)
    else { return nil }
    base = String(match.3)
    labels = match.4.map { $0.split(separator: ":").map { $0 == "_" ? "" : String($0) } }
    context = match.2.map(String.init)
    isGetter = match.1 == "getter"
    isSetter = match.1 == "setter"
    if let index = labels?.firstIndex(of: "self"), context != nil {
      selfIndex = index
      labels?.remove(at: index)
    }
    let parts = (context?.split(separator: ".").map(String.init) ?? []) + [base] + (labels ?? [])
    guard parts.allSatisfy({ $0.isEmpty || SwiftText.isIdentifier($0) }) else { return nil }
  }

  /// Identifies a member within its type: `frame`, `move(to:)`.
  var key: String {
    guard let labels else { return base }
    return "\(base)(\(labels.map { $0.isEmpty ? "_:" : "\($0):" }.joined()))"
  }
}
