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
  /// Pictures of an asset catalog, drawn.
  case pictures
  /// Files of systems of constraints, in the program.
  case solve
  /// Project files beside a document, in the program.
  case project
  /// Swift sources beside a document, in the program.
  case sources
  /// Configurations, in the program.
  case configuration
  /// Baselines, in the program.
  case baseline
  /// Run files, in the program.
  case runs
  /// Recorded pictures and view trees, in the program.
  case recordings
  /// Fonts, in the program.
  case fonts
  /// Names of revisions in a repository of git, in the program.
  case revisions
  /// Requests to the page of the preview, in the program.
  case requests

  /// Whether each case starts the program.
  var startsProgram: Bool {
    switch self {
    case .layout, .audit, .render, .strings, .catalog, .system, .views, .pictures: false
    case .solve, .project, .sources, .configuration, .baseline, .runs, .recordings, .fonts, .revisions, .requests: true
    }
  }
}

/// Input that broke a promise without stopping the program.
nonisolated struct BrokenPromise: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
