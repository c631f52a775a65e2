/// The name that a declaration of Objective-C has in Swift.
struct SwiftName: Hashable {
  /// The name without labels; `init` for initializers.
  var base: String
  /// The labels of the arguments; empty for those without. `nil` if it is no function.
  var labels: [String]?
  /// The type whose member it is by an attribute.
  var context: String?
  /// The index of the argument that is the value whose member it is.
  var selfIndex: Int?
  /// Whether it reads or sets a property.
  var isGetter = false
  var isSetter = false

  init(base: String, labels: [String]? = nil) {
    self.base = base
    self.labels = labels
  }

  /// - Parameter text: the name as an attribute says it: `move(to:)`, `getter:Kit.size(self:)`. `nil` if it is none.
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

  /// What tells members from each other: `frame`, `move(to:)`.
  var key: String {
    guard let labels else { return base }
    return "\(base)(\(labels.map { $0.isEmpty ? "_:" : "\($0):" }.joined()))"
  }
}
