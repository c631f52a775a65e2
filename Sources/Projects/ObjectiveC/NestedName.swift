/// The name of a type that may stand in another one.
struct NestedName: Hashable {
  /// The whole name, with dots.
  let full: String
  /// The name of the type around it; `nil` if there is none.
  let outer: String?
  /// The last part.
  let simple: String

  /// - Parameters:
  ///   - name: the name, with dots.
  ///   - isThere: whether a type is there, so that others may stand in it.
  init(_ name: String, isThere: (String) -> Bool = { _ in true }) {
    let parts = name.split(separator: ".").map(String.init)
    full = name
    simple = parts.last ?? ""
    let around = parts.dropLast().joined(separator: ".")
    outer = around.isEmpty || !isThere(around) ? nil : around
  }

  /// Lines of the type's declaration, in the type around it.
  func wrapped(_ lines: [String]) -> [String] {
    guard let outer else { return lines }
    return ["extension \(outer) {"] + lines.map { "  \($0)" } + ["}"]
  }
}
