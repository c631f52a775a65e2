import Foundation

/// The documents that the page may show and change: those below the given paths, without links that lead elsewhere.
@MainActor final class PreviewDocuments {
  private let paths: [String]
  /// The given paths without links.
  private let roots: [String]
  /// The documents; the page names them by their places.
  private(set) var found: [FoundDocument] = []
  /// What was left out and why, one line each.
  private(set) var complaints: [String] = []

  init(_ paths: [String]) {
    self.paths = paths
    roots = paths.map(Self.real)
    search()
  }

  /// Looks for documents again. Known ones keep their places.
  func search() {
    let finder = DocumentFinder(paths: paths)
    complaints = finder.complaints
    let known = Set(found.map(\.path))
    for document in finder.documents where !known.contains(document.path) {
      if isInside(document.path) {
        found.append(document)
      } else {
        complaints.append("\(document.path): is a link that leads out of the folder; it was left out")
      }
    }
  }

  /// A document by its place; `nil` where there is none, or where it leads out of the folders by now.
  subscript(place: Int?) -> FoundDocument? {
    guard let place, found.indices.contains(place), isInside(found[place].path) else { return nil }
    return found[place]
  }

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
