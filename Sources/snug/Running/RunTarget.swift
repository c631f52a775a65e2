import Environments

/// Something that a command line names to be looked at.
///
/// ``RunTargets`` are all of them; ``RunPlan`` finds their documents.
enum RunTarget: Hashable, Sendable {
  /// A document, or a folder in which documents are searched for. None of its code runs.
  case place(String)
  /// The folder of a Swift package whose app is built. Its documents are loaded with the app's code, and screens that
  /// the code makes are looked at as well.
  case package(String)
  /// An Xcode project whose app is compiled. What does not compile of it is left out.
  case project(String)
  /// A document, whatever its name is and whatever its project says.
  case document(String)
}

/// All that a command line names to be looked at, and whose code runs then.
struct RunTargets: Hashable, Sendable {
  /// The targets, in the order of the command line.
  var all: [RunTarget]
  /// The program of an app that was built before: it runs the code below all places, and nothing is built.
  var app: String?
  /// The target of the Xcode projects; `nil` for the only app.
  var projectTarget: String?
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
  ///   - target: the target of the Xcode projects; `nil` for the only app.
  ///   - needsCode: whether a run without the code of any app is incomplete.
  init(_ packages: NamedPackages, app: String?, target: String? = nil, needsCode: Bool) {
    all = packages.places.map { packages.running.contains($0) ? .package($0) : .place($0) }
    all += packages.projects.map(RunTarget.project)
    self.app = app
    projectTarget = target
    self.needsCode = needsCode
    idle = packages
  }

  /// The documents and folders that are searched.
  var places: [String] {
    all.compactMap { target in
      switch target {
      case .place(let path), .package(let path): path
      case .document, .project: nil
      }
    }
  }

  /// The paths around which the configuration, the repository and the like are looked for.
  var surroundings: [String] { places + projects }

  /// The folders that the Xcode projects lie in.
  var foldersOfProjects: [String] { projects.map(RelativePath.folder(around:)) }

  /// Refuses Xcode projects, for a command that cannot do them.
  ///
  /// - Parameter command: the name of the command.
  func refuseProjects(for command: String?) throws(RunPlanError) {
    guard let path = projects.first else { return }
    throw RunPlanError(
      "\(path): error: snug \(command ?? "") takes no Xcode project yet: name its folder, which is looked at without code, or a "
        + "Package.swift")
  }

  /// The Xcode projects whose apps are compiled, each once.
  var projects: [String] {
    all.reduce(into: []) { paths, target in
      if case .project(let path) = target, !paths.contains(path) { paths.append(path) }
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
