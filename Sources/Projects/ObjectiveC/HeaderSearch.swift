import Foundation
import InputFiles

/// Finds headers in a checkout by their names.
struct HeaderSearch {
  /// The absolute paths of the headers, by their file names.
  private var paths: [String: [String]] = [:]

  /// The limits of the search: the number of folder entries, and the levels below a folder.
  private static let most = (entries: 400_000, depth: 24)
  private static let mostOfOneName = 100
  private static let skipped: Set<String> = ["DerivedData", "node_modules", "build", ".git", ".build"]

  /// - Parameter folders: the folders to search. Symbolic links to folders are not followed.
  init(in folders: [String]) {
    var entries = 0
    for folder in folders {
      var pending = [(ProjectRoots.absolute(folder), 0)]
      while let (path, depth) = pending.popLast() {
        guard depth < Self.most.depth, let listing = FolderListing(path) else { continue }
        for entry in listing.entries {
          entries += 1
          guard entries <= Self.most.entries else { return }
          if entry.isFolder {
            if !Self.skipped.contains(entry.name) { pending.append((listing.path(of: entry.name), depth + 1)) }
          } else if entry.name.hasSuffix(".h") {
            add(listing.path(of: entry.name), named: entry.name)
          }
        }
      }
    }
  }

  private mutating func add(_ path: String, named name: String) {
    let known = paths[name] ?? []
    if known.count < Self.mostOfOneName, !known.contains(path) { paths[name, default: []].append(path) }
  }

  /// The path of the header that an import means, which is the best match if several headers have the file name; `nil`
  /// if the checkout has none.
  ///
  /// - Parameters:
  ///   - imported: the imported name.
  ///   - importer: the path of the header that contains the import.
  func path(of imported: HeaderDirective.Import, from importer: String) -> String? {
    let parts = imported.name.split(separator: "/").filter { $0 != "." && $0 != ".." }
    guard let name = parts.last, let candidates = paths[String(name)] else { return nil }
    let folders = parts.dropLast().map { $0.lowercased() }
    if let framework = folders.first, Self.frameworks.contains(framework) { return nil }
    let place = importer.split(separator: "/").dropLast()
    func rank(_ path: String) -> (Int, Int) {
      let own = path.split(separator: "/").dropLast()
      let isBelow = folders.isEmpty || own.suffix(folders.count).map { $0.lowercased() } == folders
      let mentions = folders.allSatisfy { folder in own.contains { $0.lowercased() == folder } }
      let common = zip(own, place).prefix { $0 == $1 }.count
      return (isBelow ? 2 : mentions ? 1 : 0, common - max(own.count, place.count))
    }
    return candidates.sorted().max { rank($0) < rank($1) }
  }

  /// The folder names, in lowercase, of headers of Apple's systems. An import such as `<UIKit/View.h>` never finds a
  /// header of the app.
  private static let frameworks: Set<String> = [
    "uikit", "foundation", "corefoundation", "coregraphics", "quartzcore", "coredata", "corelocation", "avfoundation",
    "mapkit", "webkit", "security", "objc", "sys", "dispatch", "os", "mach", "storekit", "photos", "messageui",
    "coretext", "coremedia", "corevideo", "audiotoolbox", "mediaplayer", "safariservices", "usernotifications",
  ]
}
