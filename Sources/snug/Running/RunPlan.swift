import Audit
import Configuration
import Environments
import Foundation
import InputFiles
import InterfaceBuilder
import Projects
import Reports

/// What a run does: its documents, the environments they are looked at in, and the settings they are judged by.
///
/// A plan is made from a ``RunRequest``, which is what the command line asks, and from the ``ProjectConfiguration``.
/// Making a plan prints, builds and writes nothing, so that everything that is wrong is known before a ``Run`` begins.
@MainActor struct RunPlan {
  /// What the command line asks.
  private let request: RunRequest
  /// What the configuration of the project says; if there is none, an empty one.
  let configuration: ProjectConfiguration
  /// Whether the project has a configuration.
  let isConfigured: Bool
  /// The values that are chosen for the axes of the environments.
  let environments: EnvironmentSelection
  /// The part of the documents that is done; `nil` for all of them.
  let shard: Shard?
  /// The findings that are known; `nil` without a baseline.
  let baseline: RunBaseline?
  /// The documents, in the order of the command line.
  private(set) var documents: [FoundDocument]
  private let finder: DocumentFinder
  /// The apps of Xcode projects that are compiled.
  let apps: [ProjectApp]

  /// Makes a plan.
  ///
  /// - Throws: ``RunPlanError`` if the configuration cannot be used, a matrix does not exist, the part of the run is
  ///   not known, or the baseline cannot be read.
  init(_ request: RunRequest) throws(RunPlanError) {
    self.request = request
    let file = try Self.configuration(request.configuration)
    isConfigured = file != nil
    configuration = file ?? ProjectConfiguration(path: ConfigurationFinder.names[0])
    environments = try Self.environments(of: request, in: configuration)
    shard = try Self.shard(of: request)
    baseline = try Self.baseline(of: request, in: configuration)
    apps = try Self.apps(of: request.targets)
    finder = DocumentFinder(
      paths: request.targets.places, app: request.targets.app, running: request.targets.packages, apps: apps,
      findsSources: request.findsSources, excludes: configuration.excludes)
    documents = request.targets.all.compactMap(Self.document) + finder.documents
    for index in documents.indices { documents[index].settings = settings(forDocumentAt: documents[index].path) }
  }

  // MARK: Documents

  /// What is looked at.
  var targets: RunTargets { request.targets }

  /// The languages that are asked for, as they were written.
  var languages: [String] { request.languages }

  /// What is read: documents, their sources, the configuration and the baseline.
  var inputs: [String] {
    let files = documents.flatMap { [$0.path] + $0.sources }
    return files + [configuration.path] + (baseline.map { $0.known == nil ? [] : [$0.path] } ?? [])
  }

  /// Whether the whole project is looked at, by all of its rules.
  var isWhole: Bool {
    guard case .audit(let rules) = request.settings else { return false }
    return rules.isEmpty && !request.narrowsToChanges && shard == nil && configuration.isCovered(by: targets.places)
  }

  /// Project files that could not be read, one line per file.
  var projectComplaints: [String] { finder.projectComplaints }

  /// What is left out without being asked for, one line each.
  var notes: [String] { finder.notes }

  /// The screens of code that are not looked at, because no code runs.
  var unseenScreens: [UnseenScreens] { finder.unseenScreens }

  /// What the command line names and cannot be looked at, one line each.
  var complaints: [String] { finder.complaints }

  /// The settings with which the document at a path is looked at; `nil` if there are none.
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

  /// Other documents, with what is known of them, as if the plan had them.
  ///
  /// - Parameters:
  ///   - paths: documents, or folders.
  ///   - place: the path by which the configuration judges them; `nil` for their own.
  func documents(at paths: [String], judgedAs place: String? = nil) -> [FoundDocument] {
    let finder = DocumentFinder(paths: paths, findsSources: request.findsSources, excludes: configuration.excludes)
    return finder.documents.map { document in
      var document = document
      document.settings = settings(forDocumentAt: place ?? document.path)
      return document
    }
  }

  /// Leaves out documents.
  mutating func keep(where isKept: (FoundDocument) -> Bool) {
    documents.removeAll { !isKept($0) }
  }

  /// Gives each document a place among recordings.
  ///
  /// - Parameters:
  ///   - folder: the folder of the recordings.
  ///   - name: the name of the document at a path.
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
  private static func apps(of targets: RunTargets) throws(RunPlanError) -> [ProjectApp] {
    do throws(ProjectError) {
      return try targets.projects.map { path throws(ProjectError) in
        try ProjectApp(at: path, target: targets.projectTarget)
      }
    } catch {
      throw RunPlanError("\(error)")
    }
  }

  private static func configuration(
    _ source: RunRequest.ConfigurationSource
  ) throws(RunPlanError) -> ProjectConfiguration? {
    do throws(ConfigurationError) {
      switch source {
      case .none: return nil
      case .file(let path): return try .load(contentsOf: path, isNamed: true)
      case .near(let paths):
        return try ConfigurationFinder.path(for: paths).map { path throws(ConfigurationError) in
          try .load(contentsOf: path)
        }
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

/// Why a run cannot begin.
struct RunPlanError: ReportedError, Equatable {
  /// What is wrong, one line each, with the file where there is one.
  var lines: [String]

  init(lines: [String]) { self.lines = lines }

  init(_ line: String) { lines = [line] }
}
