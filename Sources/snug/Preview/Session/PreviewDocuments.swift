import Configuration
import Environments
import Foundation
import InputFiles
import Walking

/// The documents that the page may show and change: those below the given paths, without links that lead elsewhere.
@MainActor final class PreviewDocuments {
  /// The paths and apps of the command line.
  private let targets: RunTargets
  /// The apps of the Xcode projects that the command line names, as they were read last.
  private(set) var apps: [ProjectApp] = []
  /// The paths that the command line gives, with the folders of Xcode projects in the place of the projects.
  private(set) var paths: [String] {
    didSet { roots = paths.map(Self.real) }
  }
  /// ``paths`` with symbolic links resolved.
  private var roots: [String]
  /// The documents. The page refers to them by their indices, which therefore never change.
  private(set) var found: [FoundDocument] = []
  /// Messages about documents that were left out, one line each.
  private(set) var complaints: [String] = []
  /// The path of the configuration; `nil` if there is none.
  private(set) var configuration: String?
  /// How apps are walked through.
  private(set) var walkSettings = WalkSettings()
  /// The documents in which apps may begin, if apps are walked through.
  private(set) var beginnings: [FoundDocument] = []
  /// The screens that walks have reached, by the path of the file in which the app begins.
  private var walks: [PathBytes: [Walk]] = [:]

  /// - Parameter targets: the paths and apps of the command line.
  init(_ targets: RunTargets) {
    self.targets = targets
    paths = targets.places
    roots = paths.map(Self.real)
    search()
  }

  /// Searches for documents again. Known documents keep their indices in ``found``.
  ///
  /// - Returns: whether new documents were found.
  @discardableResult func search() -> Bool {
    complaints = []
    let documents = plannedDocuments()
    let count = found.count
    var places = Dictionary(
      uniqueKeysWithValues: found.enumerated().map { (PathBytes($0.element.path), $0.offset) })
    for var document in documents {
      document.walks = walks[PathBytes(document.path)] ?? []
      document.walkSettings = targets.walks ? walkSettings : nil
      if let place = places[PathBytes(document.path)] {
        found[place] = document
      } else if !document.hasScreens {
        continue
      } else if isInside(document.path) {
        places[PathBytes(document.path)] = found.count
        found.append(document)
      } else {
        let reason =
          apps.isEmpty
          ? "is a link that leads out of the folder"
          : "is outside of the project's folder, or a link that leads out of it"
        complaints.append("\(document.path): \(reason); it was left out")
      }
    }
    return found.count > count
  }

  /// Replaces the screens that a walk has reached from a file.
  func take(_ walks: [Walk], from path: String) {
    self.walks[PathBytes(path)] = walks
    search()
  }

  /// Finds the documents. If the configuration file has errors, it is ignored, so that no document is excluded.
  private func plannedDocuments() -> [FoundDocument] {
    var request = RunRequest(targets: targets, findsSources: true)
    do throws(ConfigurationError) {
      configuration = try ConfigurationFinder.path(for: targets.surroundings)
      request.configuration = .near(targets.surroundings)
    } catch {
      complaints += error.lines
    }
    do throws(RunPlanError) {
      return documents(of: try RunPlan(request))
    } catch {
      complaints += error.lines
    }
    request.configuration = .none
    request.usesSettingsOfApps = false
    return (try? RunPlan(request)).map(documents(of:)) ?? []
  }

  private func documents(of plan: RunPlan) -> [FoundDocument] {
    complaints += plan.complaints
    apps = plan.apps
    walkSettings = plan.walkSettings
    if targets.walks { beginnings = plan.documents.filter { $0.path.hasSuffix(".swift") } }
    let current = FileManager.default.currentDirectoryPath
    paths = targets.places + apps.map { RelativePath.shortened($0.folderInCheckout, from: current) }
    return plan.documents
  }

  /// The document at an index in ``found``; `nil` if there is none, or if its path now leads out of the given folders.
  subscript(place: Int?) -> FoundDocument? {
    guard let place, found.indices.contains(place), isInside(found[place].path) else { return nil }
    return found[place]
  }

  /// Whether the document at an index no longer exists. A document that the command line names never counts as gone.
  func isGone(_ place: Int) -> Bool { FileStamp(found[place].path) == nil && !paths.contains(found[place].path) }

  /// Whether a file lies below ``paths``, after resolving all symbolic links.
  private func isInside(_ path: String) -> Bool {
    let real = Self.real(path)
    return roots.contains { real == $0 || real.hasPrefix($0 == "/" ? "/" : $0 + "/") }
  }

  private static func real(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return URL(filePath: path).absoluteURL.standardizedFileURL.path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
