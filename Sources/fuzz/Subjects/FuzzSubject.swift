/// The parts of the project that are fed with damaged input.
enum FuzzSubject: String, CaseIterable {
  /// Documents, laid out on their canvas and in an environment.
  case layout
  /// Documents, audited and reported in every format.
  case audit
  /// Documents, drawn as a picture.
  case render
  /// Strings files beside a document.
  case strings
  /// Asset catalogs beside a document.
  case catalog
  /// Systems of constraints, with all checks of the solver.
  case system
  /// Sequences of changes of a view tree.
  case views
}

/// Input that broke a promise without stopping the program.
nonisolated struct BrokenPromise: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
