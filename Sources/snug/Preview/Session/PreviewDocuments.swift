import Configuration
import Foundation
import InputFiles

/// The documents that the page may show and change: those below the given paths, without links that lead elsewhere.
@MainActor final class PreviewDocuments {
  /// The given paths.
  let paths: [String]
  /// The program of an app that runs the code below all paths; `nil` if there is none.
  private let app: String?
  /// The folders of packages whose code runs.
  private let running: [String]
  /// The given paths without links.
  private let roots: [String]
  /// The documents; the page names them by their places.
  private(set) var found: [FoundDocument] = []
  /// What was left out and why, one line each.
  private(set) var complaints: [String] = []
  /// The path of the configuration; `nil` if there is none.
  private(set) var configuration: String?

  /// - Parameters:
  ///   - paths: documents and folders.
  ///   - app: the program of an app that runs the code below all paths; `nil` if there is none.
  ///   - running: those of the folders that are packages whose code runs.
  init(_ paths: [String], app: String? = nil, running: [String] = []) {
    self.paths = paths
    self.app = app
    self.running = running
    roots = paths.map(Self.real)
    search()
  }

  /// Looks for documents again. Known ones keep their places.
  ///
  /// - Returns: whether there are new ones.
  @discardableResult func search() -> Bool {
    complaints = []
    let configured = readConfiguration()
    let finder = DocumentFinder(
      paths: paths, app: app, running: running, findsSources: true, excludes: { configured?.excludes($0) ?? false })
    complaints += finder.complaints
    let count = found.count
    var places = Dictionary(
      uniqueKeysWithValues: found.enumerated().map { (PathBytes($0.element.path), $0.offset) })
    for document in finder.documents {
      if let place = places[PathBytes(document.path)] {
        found[place] = document
      } else if isInside(document.path) {
        places[PathBytes(document.path)] = found.count
        found.append(document)
      } else {
        complaints.append("\(document.path): is a link that leads out of the folder; it was left out")
      }
    }
    return found.count > count
  }

  /// The contents of `.snug.yml`; `nil` if there is none or it cannot be read.
  private func readConfiguration() -> ProjectConfiguration? {
    do throws(ConfigurationError) {
      configuration = try ConfigurationFinder.path(for: paths)
      return try configuration.map { path throws(ConfigurationError) in try ProjectConfiguration.load(contentsOf: path)
      }
    } catch {
      complaints += error.lines
      return nil
    }
  }

  /// A document by its place; `nil` if there is none, or if its path now leads out of the folders.
  subscript(place: Int?) -> FoundDocument? {
    guard let place, found.indices.contains(place), isInside(found[place].path) else { return nil }
    return found[place]
  }

  /// Whether a document existed before and no longer exists.
  func isGone(_ place: Int) -> Bool { FileStamp(found[place].path) == nil && !paths.contains(found[place].path) }

  /// Whether a file lies below the given paths, after all links were followed.
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
