/// What the sources say at the places of compiler errors.
struct ErrorPlaces {
  private var cutters: [String: SourceCutter] = [:]

  /// No places.
  init() {}

  /// - Parameters:
  ///   - errors: the errors.
  ///   - files: the sources.
  init(of errors: [CompilerError], in files: [SourceFile]) {
    let faulty = Set(errors.map(\.path))
    for file in files where faulty.contains(file.path) && cutters[file.path] == nil {
      cutters[file.path] = SourceCutter(file)
    }
  }

  /// The name of the innermost type or extension that contains an error; `nil` if there is none.
  func type(around error: CompilerError) -> String? { cutters[error.path]?.typeAround(error) }

  /// The type that is stated for the expression at an error; `nil` if there is none.
  func statedType(at error: CompilerError) -> String? { cutters[error.path]?.statedType(at: error) }

  /// The type that constrains a generic parameter at an error; `nil` if there is none.
  func constraint(of parameter: String, at error: CompilerError) -> String? {
    cutters[error.path]?.constraint(of: parameter, at: error)
  }
}
