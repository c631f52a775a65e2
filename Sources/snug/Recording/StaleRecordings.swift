import Environments
import Foundation
import InterfaceBuilder

/// Recordings of screens that no longer exist.
struct StaleRecordings {
  /// A recording that no screen has.
  struct Entry: Hashable, Sendable {
    /// Its name.
    var name: String
    /// Why no screen has it.
    var reason: String
  }

  private let folder: RecordingFolder
  private let paths: [String]
  private let narrowsEnvironments: Bool
  /// The names of the documents of the run.
  private let documents: Set<String>
  /// The names of those that were done.
  private(set) var done: Set<String> = []
  /// The names of the recordings of screens, in all environments of the run.
  private var names: Set<String> = []
  /// These names without the environment.
  private var screens: Set<String> = []

  /// - Parameters:
  ///   - folder: the folder of the recordings.
  ///   - paths: the paths of the command line. Recordings of documents elsewhere are not judged.
  ///   - documents: the documents of the run.
  ///   - narrowsEnvironments: whether the run looks at some environments only. Then recordings in others are not
  ///     judged.
  init(in folder: RecordingFolder, of paths: [String], documents: [FoundDocument], narrowsEnvironments: Bool) {
    self.folder = folder
    self.paths = paths
    self.documents = Set(documents.map(\.name))
    self.narrowsEnvironments = narrowsEnvironments
  }

  /// Takes in a document with its screens.
  mutating func add(_ document: String, _ screens: [RecordedScreen]) {
    done.insert(document)
    for screen in screens {
      names.insert(screen.name)
      self.screens.insert(Self.parent(screen.name))
    }
  }

  private static func parent(_ name: String) -> String { (name as NSString).deletingLastPathComponent }

  /// The recordings of documents below the paths that no screen has, in the order of their names.
  var entries: [Entry] {
    let covered = paths.map { RelativePath.of($0, from: folder.project) }
    return Self.recordings(in: folder.path).compactMap { name in
      guard !names.contains(name) else { return nil }
      let screen = Self.parent(name)
      let document = Self.parent(screen)
      let isCovered = covered.contains { $0.isEmpty || document == $0 || document.hasPrefix($0 + "/") }
      guard !screen.isEmpty, !document.isEmpty, isCovered else { return nil }
      guard done.contains(document) else {
        // A document that could not be read may still have the screen, and so may code that this run does not build.
        let mayHaveIt = documents.contains(document) || isCode(document)
        return mayHaveIt ? nil : Entry(name: name, reason: "the run has no such document")
      }
      guard screens.contains(screen) else { return Entry(name: name, reason: "the document has no such screen") }
      return narrowsEnvironments ? nil : Entry(name: name, reason: "the run has no such environment")
    }
  }

  /// Whether a document is a file of code that is there.
  private func isCode(_ document: String) -> Bool {
    document.hasSuffix(".swift") && FileManager.default.fileExists(atPath: "\(folder.project)/\(document)")
  }

  /// The names of all recordings in a folder, sorted.
  private static func recordings(in folder: String) -> [String] {
    var names: Set<String> = []
    func search(_ prefix: String) {
      guard let listing = FolderListing(prefix.isEmpty ? folder : "\(folder)/\(prefix)") else { return }
      for entry in listing.entries where !entry.name.hasPrefix(".") {
        let file = entry.name
        let path = prefix.isEmpty ? file : "\(prefix)/\(file)"
        // Links may lead in circles, and nothing behind them is deleted.
        if entry.isFolder {
          search(path)
        } else if ["png", "txt"].contains((file as NSString).pathExtension) {
          names.insert((path as NSString).deletingPathExtension)
        }
      }
    }
    search("")
    return names.sorted()
  }

  /// Deletes both files of a recording, and folders that are empty then.
  func remove(_ entry: Entry) throws(OutputError) {
    let recording = Recording(entry.name, in: folder.path)
    for path in [recording.picture, recording.tree] where unlink(path) != 0 && errno != ENOENT {
      throw OutputError(path: path)
    }
    var parent = Self.parent(entry.name)
    while !parent.isEmpty, rmdir("\(folder.path)/\(parent)") == 0 { parent = Self.parent(parent) }
  }
}
