import SwiftSyntax

extension ErrorPlaces {
  /// - Parameters:
  ///   - errors: the errors.
  ///   - files: the sources.
  init(of errors: [CompilerError], in files: [SourceFile]) {
    let faulty = Set(errors.map(\.path))
    let places = files.filter { faulty.contains($0.path) }.map { ($0.path, SourceCutter($0)) }
    let cutters = Dictionary(places) { first, _ in first }
    func token(_ error: CompilerError) -> TokenSyntax? { cutters[error.path]?.token(at: error) }
    self.init(
      type: { token($0).flatMap(CuttablePart.typeAround) }, statedType: { token($0).flatMap(StatedType.type) },
      isViewModifier: { token($0).map(ViewModifier.isCalled) ?? false },
      initializer: { error in token(error).flatMap { MissingInitializer.name(at: $0, error: error.fault) } },
      constraint: { name, error in token(error).flatMap { GenericConstraint.type(of: name, at: $0) } })
  }
}
