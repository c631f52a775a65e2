/// The Swift name of a type that may be nested in another type.
struct NestedName: Hashable {
  /// The qualified name, with dots, such as `Note.Kind`.
  let full: String
  /// The qualified name of the outer type; `nil` if the type is not nested or the outer type does not exist.
  let outer: String?
  /// The last component of the name, such as `Kind`.
  let simple: String

  /// - Parameters:
  ///   - name: the qualified name, with dots.
  ///   - isThere: whether an outer type exists, so that it can be extended.
  init(_ name: String, isThere: (String) -> Bool = { _ in true }) {
    let parts = name.split(separator: ".").map(String.init)
    full = name
    simple = parts.last ?? ""
    let around = parts.dropLast().joined(separator: ".")
    outer = around.isEmpty || !isThere(around) ? nil : around
  }

  /// The lines of the type's declaration, inside an extension of the outer type if there is one.
  func wrapped(_ lines: [String]) -> [String] {
    guard let outer else { return lines }
    return ["extension \(outer) {"] + lines.map { "  \($0)" } + ["}"]
  }
}
