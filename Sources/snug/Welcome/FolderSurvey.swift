import Foundation
import InputFiles
import InterfaceBuilder

/// The numbers of documents and Swift files below a folder, found by their file names.
///
/// No file is opened and no symbolic link is followed. The search ends after a maximum number of names, so that it is
/// fast in any folder.
struct FolderSurvey: Equatable {
  private(set) var storyboards = 0
  private(set) var xibs = 0
  private(set) var swiftFiles = 0
  /// Whether the search ended at the maximum, so that the numbers may be too small.
  private(set) var isCut = false

  /// The maximum number of names of files and folders that are examined.
  private(set) var mostNames: Int

  /// The default maximum: listing so many names takes a fraction of a second.
  static let usualMost = 20_000

  /// Searches a folder, the files nearest to it first.
  init(of folder: String, mostNames: Int = usualMost) {
    self.mostNames = mostNames
    var waiting = [folder]
    var done = 0
    var left = mostNames
    while done < waiting.count {
      let next = waiting[done]
      done += 1
      guard let listing = FolderListing(next) else { continue }
      // Audits skip repositories in repositories.
      if next != folder, listing.names.contains(".git") { continue }
      for entry in listing.entries where !entry.name.hasPrefix(".") {
        guard left > 0 else {
          isCut = true
          return
        }
        left -= 1
        if entry.isFolder {
          if !ForeignFolders.names.contains(entry.name) { waiting.append(listing.path(of: entry.name)) }
        } else {
          count(entry.name)
        }
      }
    }
  }

  private mutating func count(_ name: String) {
    switch (name as NSString).pathExtension {
    case "storyboard": storyboards += 1
    case "xib": xibs += 1
    case "swift": swiftFiles += 1
    default: break
    }
  }

  /// Whether there is a storyboard or xib.
  var hasDocuments: Bool { storyboards + xibs > 0 }

  /// The numbers in words, such as “2 storyboards, 1 xib and 30 Swift files”; `nil` if nothing was found.
  var words: String? {
    let parts = [
      (storyboards, "storyboard", "storyboards"), (xibs, "xib", "xibs"), (swiftFiles, "Swift file", "Swift files"),
    ].filter { $0.0 > 0 }.map { RecordingRun.count($0.0, $0.1, $0.2) }
    guard let last = parts.last else { return nil }
    let first = parts.dropLast().joined(separator: ", ")
    return (isCut ? "at least " : "") + (first.isEmpty ? last : "\(first) and \(last)")
  }
}
