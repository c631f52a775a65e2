/// Replaces variables of templates, such as `${target_name}`.
///
/// A variable without a value stays as it is: it may be one of the environment, or a build setting.
struct SpecificationVariables {
  /// How many bytes the values may take in all places together.
  private static let mostBytes = 8 << 20

  private let path: String
  private var bytes = 0

  /// - Parameter path: the specification as errors name it.
  init(path: String) { self.path = path }

  /// A value with the values of variables.
  mutating func expanded(_ value: YAMLValue, _ variables: [String: String]) throws(ProjectError) -> YAMLValue {
    if variables.isEmpty { return value }
    return try value.mapTexts { (text: String) throws(ProjectError) -> String in
      guard text.contains("${") else { return text }
      let result = text.replacing(/\$\{([^{}]+)\}/) { match in
        // The first one that is too large still fits into memory, since a text has as many variables as bytes at most.
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

  /// The first variable in a text; `nil` if there is none.
  static func first(in text: String) -> String? {
    text.firstMatch(of: /\$\{([^{}]+)\}/).map { String($0.1) }
  }
}
