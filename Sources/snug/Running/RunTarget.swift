import Environments
import Walking

/// A path on the command line, with what it means for the run.
///
/// ``RunTargets`` contains all targets of a command line. ``RunPlan`` finds their documents.
enum RunTarget: Hashable, Sendable {
  /// A document, or a folder in which documents are searched for. No code in the folder runs.
  case place(String)
  /// The folder of a Swift package whose app is built. Its documents are loaded with the app's code, and screens that
  /// the code makes count as documents.
  case package(String)
  /// An Xcode project whose app is compiled. Parts of the code that do not compile are left out.
  case project(String)
  /// A single document. Neither its file name nor its project is examined.
  case document(String)
}

/// All targets of a command line, and the apps whose code runs.
struct RunTargets: Hashable, Sendable {
  /// The tests whose screens are looked at.
  struct Tests: Hashable, Sendable {
    /// The name of the target with the tests; `nil` for all of the app.
    var target: String?
    /// The expressions by which tests are chosen; empty for all.
    var filter: [TestSelection.Pattern] = []
    /// The device that the tests expect, and its version of iOS.
    var start = AppStart()
  }

  /// The targets, in the order of the command line.
  var all: [RunTarget]
  /// The path of an already built app's program. It loads all documents, and nothing is built. `nil` if there is none.
  var app: String?
  /// The name of the target to compile in Xcode projects; `nil` if a project has only one app.
  var projectTarget: String?
  /// Whether it is an error if no app's code runs, because `--run` is given.
  var needsCode = false
  /// Whether apps are walked through to reach more screens.
  var walks = false
  /// The tests of the apps whose screens are looked at; `nil` if no tests run.
  var tests: Tests?
  /// The packages of the command line, including those whose code is not allowed to run.
  private var idle: NamedPackages?

  /// Makes targets without an already built app.
  init(_ all: [RunTarget] = []) {
    self.all = all
  }

  /// Makes the targets for the paths of a command line.
  ///
  /// - Parameters:
  ///   - packages: the paths, sorted into folders, packages and Xcode projects.
  ///   - app: the path of an already built app's program; `nil` if there is none.
  ///   - target: the name of the target to compile in Xcode projects; `nil` if a project has only one app.
  ///   - needsCode: whether it is an error if no app's code runs.
  init(_ packages: NamedPackages, app: String?, target: String? = nil, needsCode: Bool) {
    all = packages.places.map { packages.running.contains($0) ? .package($0) : .place($0) }
    all += packages.projects.map(RunTarget.project)
    self.app = app
    projectTarget = target
    self.needsCode = needsCode
    idle = packages
  }

  /// The documents and folders in which documents are searched for, including folders of packages.
  var places: [String] {
    all.compactMap { target in
      switch target {
      case .place(let path), .package(let path): path
      case .document, .project: nil
      }
    }
  }

  /// The paths from which the configuration and the git repository are searched for.
  var surroundings: [String] { places + projects }

  /// Whether an Xcode project may be built: one is named, or `--run` allows it for folders.
  var buildsProjects: Bool { needsCode || !projects.isEmpty }

  /// Whether the code of an app may run.
  var runsCode: Bool { needsCode || app != nil || !projects.isEmpty || !packages.isEmpty }

  /// The folders that contain the Xcode projects.
  var foldersOfProjects: [String] { projects.map(RelativePath.folder(around:)) }

  /// The paths of the Xcode projects whose apps are compiled, without duplicates.
  var projects: [String] {
    all.reduce(into: []) { paths, target in
      if case .project(let path) = target, !paths.contains(path) { paths.append(path) }
    }
  }

  /// The folders of the packages that are built, without duplicates.
  var packages: [String] {
    all.reduce(into: []) { folders, target in
      if case .package(let folder) = target, !folders.contains(folder) { folders.append(folder) }
    }
  }

  /// A line for each package whose code is not run because only its folder is named.
  ///
  /// - Parameter command: the name of the command.
  func notes(for command: String) -> [String] {
    app == nil ? idle?.notes(for: command) ?? [] : []
  }
}
