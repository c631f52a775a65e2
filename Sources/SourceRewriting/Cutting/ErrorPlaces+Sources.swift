extension ErrorPlaces {
  /// - Parameters:
  ///   - errors: the errors.
  ///   - files: the sources.
  init(of errors: [CompilerError], in files: [SourceFile]) {
    let faulty = Set(errors.map(\.path))
    let places = files.filter { faulty.contains($0.path) }.map { ($0.path, SourceCutter($0)) }
    let cutters = Dictionary(places) { first, _ in first }
    self.init(
      type: { cutters[$0.path]?.typeAround($0) }, statedType: { cutters[$0.path]?.statedType(at: $0) },
      isViewModifier: { cutters[$0.path]?.isViewModifier(at: $0) ?? false },
      initializer: { cutters[$0.path]?.missingInitializer(at: $0) },
      constraint: { cutters[$1.path]?.constraint(of: $0, at: $1) })
  }
}
