/// Something that a command line names to be looked at.
enum RunTarget: Hashable, Sendable {
  /// A document, or a folder in which documents are searched for. None of its code runs.
  case place(String)
  /// The folder of a Swift package whose app is built. Its documents are loaded with the app's code, and screens that
  /// the code makes are looked at as well.
  case package(String)
  /// A document, whatever its name is and whatever its project says.
  case document(String)
}

/// All that a command line names to be looked at, and whose code runs then.
struct RunTargets: Hashable, Sendable {
  /// The targets, in the order of the command line.
  var all: [RunTarget]
  /// The program of an app that was built before: it runs the code below all places, and nothing is built.
  var app: String?
  /// Whether a run without the code of any app is incomplete.
  var needsCode = false
  /// The packages whose code could run, and does not.
  private var idle: NamedPackages?

  /// Targets without the code of an app.
  init(_ all: [RunTarget] = []) {
    self.all = all
  }

  /// The targets that paths stand for.
  ///
  /// - Parameters:
  ///   - packages: the paths, with those that are packages.
  ///   - app: the program of an app that was built before.
  ///   - needsCode: whether a run without the code of any app is incomplete.
  init(_ packages: NamedPackages, app: String?, needsCode: Bool) {
    all = packages.places.map { packages.running.contains($0) ? .package($0) : .place($0) }
    self.app = app
    self.needsCode = needsCode
    idle = packages
  }

  /// The documents and folders that are searched.
  var places: [String] {
    all.compactMap { target in
      switch target {
      case .place(let path), .package(let path): path
      case .document: nil
      }
    }
  }

  /// The folders of the packages that are built, each once.
  var packages: [String] {
    all.reduce(into: []) { folders, target in
      if case .package(let folder) = target, !folders.contains(folder) { folders.append(folder) }
    }
  }

  /// A line for each package whose code could run, and does not.
  ///
  /// - Parameter command: the name of the command.
  func notes(for command: String) -> [String] {
    app == nil ? idle?.notes(for: command) ?? [] : []
  }
}
