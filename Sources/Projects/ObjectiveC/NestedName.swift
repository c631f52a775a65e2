/// The Swift name of a type that may be nested in another type, such as `Calendar.Unit`, split into the surrounding
/// type and the type's own name.
struct NestedName: Hashable {
  /// The full name, with dots, such as `Calendar.Unit`.
  let full: String
  /// The name of the surrounding type, such as `Calendar`; `nil` if the type is not nested, or if the surrounding type
  /// is not declared anywhere. Then the type is declared at the top level under its last name.
  let outer: String?
  /// The part after the last dot, such as `Unit`.
  let simple: String

  /// - Parameters:
  ///   - name: the full name, with dots.
  ///   - isThere: returns whether a type with the given name is declared, so that another type can be nested in it.
  init(_ name: String, isThere: (String) -> Bool = { _ in true }) {
    let parts = name.split(separator: ".").map(String.init)
    full = name
    simple = parts.last ?? ""
    let around = parts.dropLast().joined(separator: ".")
    outer = around.isEmpty || !isThere(around) ? nil : around
  }

  /// Puts the lines of the type's declaration into an extension of the surrounding type. If there is none, returns them
  /// unchanged.
  func wrapped(_ lines: [String]) -> [String] {
    guard let outer else { return lines }
    return ["extension \(outer) {"] + lines.map { "  \($0)" } + ["}"]
  }
}
