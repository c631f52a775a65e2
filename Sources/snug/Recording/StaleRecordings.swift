import Environments
import Foundation
import InputFiles
import InterfaceBuilder

/// Finds and removes recordings of screens that no longer exist.
struct StaleRecordings {
  /// A recording that belongs to no screen.
  struct Entry: Hashable, Sendable {
    var name: String
    /// The reason, such as that the document no longer has the screen.
    var reason: String
  }

  private let folder: RecordingFolder
  private let paths: [String]
  private let narrowsEnvironments: Bool
  /// The names of the documents of the run.
  private let documents: Set<PathBytes>
  /// The names of the documents whose screens were compared.
  private(set) var done: Set<PathBytes> = []
  /// The names of the recordings of all screens that were compared, in all environments of the run.
  private var names: Set<PathBytes> = []
  /// The names of the recordings without their last component, the environment.
  private var screens: Set<PathBytes> = []

  /// - Parameters:
  ///   - folder: the folder of the recordings.
  ///   - paths: the paths of the command line. Recordings of documents outside of these paths never count as stale.
  ///   - documents: the documents of the run.
  ///   - narrowsEnvironments: whether the command line chooses the environments. Then recordings in other environments
  ///     do not count as stale.
  init(in folder: RecordingFolder, of paths: [String], documents: [FoundDocument], narrowsEnvironments: Bool) {
    self.folder = folder
    self.paths = paths
    self.documents = Set(documents.map { PathBytes($0.name) })
    self.narrowsEnvironments = narrowsEnvironments
  }

  /// Adds a document whose screens were compared.
  mutating func add(_ document: String, _ screens: [RecordedScreen]) {
    done.insert(PathBytes(document))
    for screen in screens {
      names.insert(PathBytes(screen.name))
      self.screens.insert(PathBytes(Self.parent(screen.name)))
    }
  }

  private static func parent(_ name: String) -> String { (name as NSString).deletingLastPathComponent }

  /// The stale recordings, in the order of their names.
  var entries: [Entry] { candidates.filter(isRecording) }

  /// The names of files that look like stale recordings, but without a valid view tree that shows that Snug wrote them.
  var foreign: [String] { candidates.filter { !isRecording($0) }.map(\.name) }

  /// Whether the files of an entry include a valid view tree.
  private func isRecording(_ entry: Entry) -> Bool { Recording.isTree(Recording(entry.name, in: folder.path).tree) }

  private var candidates: [Entry] {
    let covered = paths.map { RelativePath.of($0, from: folder.project) }
    return Self.recordings(in: folder.path).compactMap { name in
      guard !names.contains(PathBytes(name)) else { return nil }
      let screen = Self.parent(name)
      let document = Self.parent(screen)
      let isCovered = covered.contains { $0.isEmpty || document == $0 || document.hasPrefix($0 + "/") }
      guard !screen.isEmpty, !document.isEmpty, isCovered else { return nil }
      guard done.contains(PathBytes(document)) else {
        // The screen may still exist if the document could not be read, or if it is made by code that this run does
        // not build.
        let mayHaveIt = documents.contains(PathBytes(document)) || isCode(document)
        return mayHaveIt ? nil : Entry(name: name, reason: "the run has no such document")
      }
      guard screens.contains(PathBytes(screen)) else {
        return Entry(name: name, reason: "the document has no such screen")
      }
      return narrowsEnvironments ? nil : Entry(name: name, reason: "the run has no such environment")
    }
  }

  /// Whether a document is a Swift file that exists.
  private func isCode(_ document: String) -> Bool {
    document.hasSuffix(".swift") && FileManager.default.fileExists(atPath: "\(folder.project)/\(document)")
  }

  /// The names of all recordings in a folder, sorted.
  private static func recordings(in folder: String) -> [String] {
    var names: [PathBytes: String] = [:]
    func search(_ prefix: String) {
      guard let listing = FolderListing(prefix.isEmpty ? folder : "\(folder)/\(prefix)") else { return }
      for entry in listing.entries where !entry.name.hasPrefix(".") {
        let file = entry.name
        let path = prefix.isEmpty ? file : "\(prefix)/\(file)"
        // Symbolic links are not followed: they may lead in circles, and files behind them must not be deleted.
        if entry.isFolder {
          search(path)
        } else if !entry.isLink, ["png", "txt"].contains((file as NSString).pathExtension) {
          let name = (path as NSString).deletingPathExtension
          names[PathBytes(name)] = name
        }
      }
    }
    search("")
    return names.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Deletes both files of a stale recording, and folders that become empty. Files without a valid view tree are not
  /// deleted.
  func remove(_ entry: Entry) throws(OutputError) {
    guard isRecording(entry) else { return }
    let recording = Recording(entry.name, in: folder.path)
    for path in [recording.picture, recording.tree] where unlink(path) != 0 && errno != ENOENT {
      throw OutputError(path: path)
    }
    var parent = Self.parent(entry.name)
    while !parent.isEmpty, rmdir("\(folder.path)/\(parent)") == 0 { parent = Self.parent(parent) }
  }
}
