/// Replaces variables of XcodeGen's templates, such as `${target_name}`, by their values.
///
/// A variable without a value is left unchanged, since it may be an environment variable or a build setting.
struct SpecificationVariables {
  /// The maximum size of all inserted values together, in bytes.
  private static let mostBytes = 8 << 20

  private let path: String
  private var bytes = 0

  /// - Parameter path: the path of the specification for error messages.
  init(path: String) { self.path = path }

  /// Replaces the variables in all texts of a YAML value.
  mutating func expanded(_ value: YAMLValue, _ variables: [String: String]) throws(ProjectError) -> YAMLValue {
    if variables.isEmpty { return value }
    return try value.mapTexts { (text: String) throws(ProjectError) -> String in
      guard text.contains("${") else { return text }
      let result = text.replacing(/\$\{([^{}]+)\}/) { match in
        // Variables beyond the limit are left unchanged, so that the text fits into memory until the error is thrown
        // below.
        guard bytes <= Self.mostBytes else { return match.0 }
        let value = variables[String(match.1)].map { $0[...] } ?? match.0
        bytes += value.utf8.count
        return value
      }
      guard bytes <= Self.mostBytes else {
        throw ProjectError(path, "the variables of templates make it larger than \(Self.mostBytes >> 20) MB")
      }
      return result
    }
  }

  /// The name of the first variable in a text; `nil` if there is none.
  static func first(in text: String) -> String? {
    text.firstMatch(of: /\$\{([^{}]+)\}/).map { String($0.1) }
  }
}
