import Audit
import Configuration
import Environments
import Foundation
import InputFiles
import InterfaceBuilder
import Projects
import Reports
import Walking

/// The plan of a run: its documents, the environments in which they are laid out, and the settings for each document.
///
/// A plan is made from a ``RunRequest``, which represents the command line, and from the ``ProjectConfiguration``.
/// Making a plan prints, builds and writes nothing, so that all errors are known before a ``Run`` begins.
@MainActor struct RunPlan {
  /// What the options of the command line ask for.
  private let request: RunRequest
  /// The paths and apps of the command line, with the Xcode projects that `--run` builds in folders.
  let targets: RunTargets
  /// The project's configuration, or an empty one if the project has none.
  let configuration: ProjectConfiguration
  /// Whether the project has a configuration file.
  let isConfigured: Bool
  /// The chosen values for each axis of the environments.
  let environments: EnvironmentSelection
  /// The part of the documents that this run works on, if several machines share an audit; `nil` for all documents.
  let shard: Shard?
  /// The baseline to compare with or to write; `nil` if there is none.
  let baseline: RunBaseline?
  /// The documents, in the order of the command line.
  private(set) var documents: [FoundDocument]
  private let finder: DocumentFinder
  /// The apps of Xcode projects that are compiled.
  let apps: [ProjectApp]
  /// The apps with their tests whose screens are looked at, one for each target with tests.
  let tests: [ProjectApp]
  /// How apps are walked through.
  let walkSettings: WalkSettings

  /// Makes a plan.
  ///
  /// - Throws: ``RunPlanError`` if the configuration has errors, a matrix does not exist, the shard cannot be
  ///   determined, or the baseline cannot be read.
  init(_ request: RunRequest) throws(RunPlanError) {
    self.request = request
    let file = try Self.configuration(request.configuration)
    isConfigured = file != nil
    configuration = file ?? ProjectConfiguration(path: ConfigurationFinder.names[0])
    environments = try Self.environments(of: request, in: configuration)
    shard = try Self.shard(of: request)
    baseline = try Self.baseline(of: request, in: configuration)
    let ofApps = try Self.settingsOfApps(of: request, in: file)
    targets = try Self.targets(of: request, ofApps)
    apps = try Self.apps(of: targets, ofApps)
    tests = try Self.tests(of: targets, apps)
    walkSettings = try Self.walkSettings(of: targets, ofApps)
    finder = DocumentFinder(
      paths: targets.places, app: targets.app, running: targets.packages, apps: apps, tests: tests,
      findsSources: request.findsSources, findsBeginnings: targets.walks, excludes: configuration.excludes)
    documents = targets.all.compactMap(Self.document) + finder.documents
    for index in documents.indices { documents[index].settings = settings(forDocumentAt: documents[index].path) }
  }

  // MARK: Documents

  /// The languages on the command line, as they were typed.
  var languages: [String] { request.languages }

  /// The paths of all files that the run reads: documents, their sources, the configuration and the baseline.
  var inputs: [String] {
    let files = documents.flatMap { [$0.path] + $0.sources }
    return files + [configuration.path] + (baseline.map { $0.known == nil ? [] : [$0.path] } ?? [])
  }

  /// Whether the run audits the whole project with all rules of its configuration, so that unused suppressions can be
  /// reported.
  var isWhole: Bool {
    guard case .audit(let rules) = request.settings else { return false }
    return rules.isEmpty && !request.narrowsToChanges && shard == nil && configuration.isCovered(by: targets.places)
  }

  /// Warnings about project files that could not be read, one line per file.
  var projectComplaints: [String] { finder.projectComplaints }

  /// Messages about skipped folders and documents, one line each.
  var notes: [String] { finder.notes + idlePatterns }

  /// Warnings about patterns of the configuration that match nothing, one line each: mostly a folder was renamed.
  private var idlePatterns: [String] {
    guard case .audit = request.settings, configuration.isCovered(by: targets.places) else { return [] }
    return configuration.idlePatterns(among: finder.met).map { key, pattern in
      "\(configuration.path): warning: \(key): “\(pattern)” matches no document"
    }
  }

  /// The numbers of screens that are made by code and not audited, because no code runs, by folder.
  var unseenScreens: [UnseenScreens] { finder.unseenScreens }

  /// Error messages about paths of the command line that cannot be used, one line each.
  var complaints: [String] { finder.complaints }

  /// The settings for the document at a path; `nil` if the command needs none.
  func settings(forDocumentAt path: String) -> DocumentSettings? {
    switch request.settings {
    case .none: return nil
    case .environments: return DocumentSettings(rules: [], environments: environments)
    case .audit(let rules):
      var settings = configuration.settings(forDocumentAt: path, asking: rules)
      settings.environments = environments
      return settings
    }
  }

  /// Finds documents that are not part of the plan, with the settings that the plan's configuration has for them.
  ///
  /// - Parameters:
  ///   - paths: the paths of documents or folders.
  ///   - place: the path with which the configuration's patterns are matched; `nil` for each document's own path.
  func documents(at paths: [String], judgedAs place: String? = nil) -> [FoundDocument] {
    let finder = DocumentFinder(paths: paths, findsSources: request.findsSources, excludes: configuration.excludes)
    return finder.documents.map { document in
      var document = document
      document.settings = settings(forDocumentAt: place ?? document.path)
      return document
    }
  }

  /// Removes the documents that do not satisfy a condition.
  mutating func keep(where isKept: (FoundDocument) -> Bool) {
    documents.removeAll { !isKept($0) }
  }

  /// Sets the folder of recordings, and the name in it, for each document.
  ///
  /// - Parameters:
  ///   - folder: the folder of the recordings.
  ///   - name: returns the name, in recordings, of the document at a path.
  mutating func record<Failure: Error>(
    in folder: String, as name: (_ path: String) throws(Failure) -> String
  ) throws(Failure) {
    for index in documents.indices {
      documents[index].name = try name(documents[index].path)
      documents[index].recordings = folder
    }
  }

  private static func document(_ target: RunTarget) -> FoundDocument? {
    guard case .document(let path) = target else { return nil }
    return FoundDocument(path: path, name: path, isNamed: true, root: ProjectRoots.add(around: path))
  }
}

// MARK: Reading

extension RunPlan {
  /// The configuration that says how apps are built and walked through. For commands that use no other part of a
  /// configuration, it is the one near the paths of the command line.
  private static func settingsOfApps(
    of request: RunRequest, in file: ProjectConfiguration?
  ) throws(RunPlanError) -> ProjectConfiguration? {
    let targets = request.targets
    guard case .none = request.configuration, request.usesSettingsOfApps,
      targets.walks || (targets.app == nil && targets.buildsProjects)
    else { return file }
    return try configuration(.near(request.targets.surroundings))
  }

  /// The targets of the command line. With `--run`, the Xcode project of a folder is one of them.
  private static func targets(
    of request: RunRequest, _ settings: ProjectConfiguration?
  ) throws(RunPlanError) -> RunTargets {
    var targets = request.targets
    if targets.walks, !targets.runsCode {
      throw RunPlanError(
        "error: --walk runs an app: name an Xcode project or a Package.swift, or allow the code of folders with --run")
    }
    if targets.needsCode, targets.app == nil {
      let named = settings?.appSettings(forProjectAt: nil).project
      for folder in targets.places where !targets.packages.contains(folder) {
        let projects = FolderProjects(in: folder, named: named)
        if let complaint = projects.complaint { throw RunPlanError(complaint) }
        if let project = projects.only { targets.all.append(.project(project)) }
      }
    }
    if targets.tests != nil, targets.app != nil || targets.projects.isEmpty {
      throw RunPlanError(
        "error: --tests compiles an app with its tests: name an Xcode project, or allow the code of folders with --run")
    }
    return targets
  }

  private static func apps(
    of targets: RunTargets, _ settings: ProjectConfiguration?
  ) throws(RunPlanError) -> [ProjectApp] {
    do throws(ProjectError) {
      return try targets.projects.map { path throws(ProjectError) in
        try ProjectApp(
          at: path, target: targets.projectTarget, settings: settings?.appSettings(forProjectAt: path) ?? AppSettings())
      }
    } catch {
      throw RunPlanError("\(error)")
    }
  }

  /// The apps with the tests whose screens are looked at.
  private static func tests(of targets: RunTargets, _ apps: [ProjectApp]) throws(RunPlanError) -> [ProjectApp] {
    guard let chosen = targets.tests else { return [] }
    var tests: [ProjectApp] = []
    for app in apps {
      let names = chosen.target.map { [$0] } ?? app.targetsWithTests.map(\.name)
      if names.isEmpty {
        throw RunPlanError("\(app.path): error: no target has unit tests of \(app.target.name) in Swift")
      }
      do throws(ProjectError) {
        for name in names {
          tests.append(try ProjectApp(testsOf: app.project, target: name, settings: app.settings))
        }
      } catch {
        throw RunPlanError("\(error)")
      }
    }
    return tests
  }

  private static func walkSettings(
    of targets: RunTargets, _ settings: ProjectConfiguration?
  ) throws(RunPlanError) -> WalkSettings {
    guard targets.walks, let settings else { return WalkSettings() }
    let walk = settings.walkSettings
    for response in walk.start.responses {
      do throws(RegularFile.Problem) {
        _ = try response.content
      } catch {
        throw RunPlanError("\(settings.path): error: walk.responses: \(response.file): \(error.reason)")
      }
    }
    return walk
  }

  private static func configuration(
    _ source: RunRequest.ConfigurationSource
  ) throws(RunPlanError) -> ProjectConfiguration? {
    do throws(ConfigurationError) {
      switch source {
      case .none: return nil
      case .file(let path): return try .load(contentsOf: path, isNamed: true)
      case .near(let paths): return try .load(near: paths)
      }
    } catch {
      throw RunPlanError(lines: error.lines)
    }
  }

  private static func environments(
    of request: RunRequest, in configuration: ProjectConfiguration
  ) throws(RunPlanError) -> EnvironmentSelection {
    guard request.environments.contents.isEmpty || !configuration.texts.isEmpty else {
      throw RunPlanError(
        "error: --content needs `texts` in the configuration, which say what texts show that code sets")
    }
    do throws(UnknownName) {
      switch request.matrix {
      case .asked: return request.environments
      case .axes: return request.environments.completed(by: configuration.environments)
      case .named(let name): return request.environments.completed(by: try configuration.environments(ofMatrix: name))
      }
    } catch {
      throw RunPlanError("error: \(error.message)")
    }
  }

  private static func shard(of request: RunRequest) throws(RunPlanError) -> Shard? {
    do throws(ShardError) {
      return try request.shard?.shard(in: request.variables)
    } catch {
      throw RunPlanError("error: \(error)")
    }
  }

  private static func baseline(
    of request: RunRequest, in configuration: ProjectConfiguration
  ) throws(RunPlanError) -> RunBaseline? {
    guard let choice = request.baseline else { return nil }
    let path = choice.path ?? configuration.baselinePath
    if choice.isNeeded, path == nil {
      throw RunPlanError("error: --strict-baseline needs a baseline: --baseline, or baseline in the configuration")
    }
    if let output = choice.output { return RunBaseline(writing: output) }
    guard let path else { return nil }
    do throws(BaselineError) {
      return try RunBaseline(reading: path, isNamed: choice.path != nil)
    } catch {
      throw RunPlanError("\(path): error: \(error)")
    }
  }
}

/// The error that a run cannot begin.
struct RunPlanError: ReportedError, Equatable {
  /// The error messages, one line each, with the file if there is one.
  var lines: [String]

  init(lines: [String]) { self.lines = lines }

  init(_ line: String) { lines = [line] }
}
