import Audit
import Configuration
import Environments
import Foundation
import InputFiles
import InterfaceBuilder
import Projects
import Walking

/// A document that a command works on: a storyboard, a xib, or a Swift file of an app whose code makes screens.
struct FoundDocument: Codable, Hashable, Sendable {
  /// The path of the file to read.
  var path: String
  /// The name from which the names of output files, such as pictures, are made: the document's path below the folder
  /// that the command line names, without the extension. It is unique in a run, and no name is a folder of another
  /// name.
  var name: String
  /// The folder of the recordings of the document's screens; `nil` for commands without recordings.
  var recordings: String?
  /// Facts from the document's project; `nil` if no project was found.
  var project: ProjectFacts?
  /// The source files of the document's classes; empty if the command does not need them.
  var sources: [String] = []
  /// Whether the sources of the whole project were searched for the document's classes.
  var sourcesCoverProject = false
  /// The names of outlets on which some source of the project sets an accessibility label or a related member; `nil` if
  /// the sources were not searched.
  var namesForVoiceOver: Set<String>?
  /// Whether any file of the project names the document, so that the app can load it; `nil` if the project was not
  /// searched.
  var isNamedInProject: Bool?
  /// The scenes and prototype cells of the document that no file of the project makes.
  var unmadeObjects = UnmadeObjects()
  /// The source files that have the document's name as a string literal, and so probably load it.
  var loaders: [String] = []
  /// The names of methods that the app's own extensions of UIKit's views declare.
  var methodsOfExtensions: Set<String> = []
  /// Whether any source names a library that moves fields out of the way of the keyboard.
  var hasKeyboardLibrary = false
  /// Whether the command line names the document itself, and not a folder in which it was found.
  var isNamed = false
  /// The project's root folder: symbolic links that lead out of it are not followed (``ProjectRoots``). `nil` if it is
  /// not known.
  var root: String?
  /// The scenes whose controllers get empty values for what other code hands over: without them, the code crashed a
  /// worker process.
  var scenesWithEmptyValues: Set<String> = []
  /// The reasons why scenes are laid out without the app's code, by scene identifier: the code crashed a worker
  /// process.
  var scenesWithoutCode: [String: String] = [:]
  /// The reasons why scenes are left out, by scene identifier: they crashed a worker process even without the app's
  /// code.
  var leftOutScenes: [String: String] = [:]
  /// The scenes on which a worker process works.
  var part = DocumentPart.whole
  /// The screens that a walk through the app has reached, if the app begins in this file.
  var walks: [Walk] = []
  /// How the app is walked through; `nil` if it is not.
  var walkSettings: WalkSettings?
  /// If the app begins in this file: the way through the app to follow, instead of the command's own work.
  var way: [WalkStep]?
  /// An edit of the document to try, instead of the command's own work.
  var fix: FixQuestion?
  /// Whether the file is one of an app's tests. Then the program with these tests works on it.
  var isOfTests = false
  /// The screens that the app's tests show by assertions in this file.
  var tests: [TestScreen] = []
  /// The parts of the app's classes that are left out because they do not compile.
  var leftOutParts = LeftOutParts()
  /// The settings with which the document is audited; `nil` for commands that do not audit.
  var settings: DocumentSettings?
}

extension FoundDocument {
  /// Whether the document may have screens: a Swift file in which an app only begins has those of a walk.
  var hasScreens: Bool { !path.hasSuffix(".swift") || !walks.isEmpty || CodeScreenFile.makesScreens(at: path) }
}

/// Finds the documents at the paths of a command line: files as they are given, and the documents in folders.
struct DocumentFinder {
  /// The documents in the order of the command line. The documents of one folder are in the order of their names.
  private(set) var documents: [FoundDocument] = []
  /// The folders with third-party code that were skipped.
  private(set) var skipped: [String] = []
  /// The git repositories inside the searched folders, such as submodules, that were skipped.
  private(set) var repositories: [String] = []
  /// The documents that were found, excluded ones included, and the skipped folders: all paths that a pattern of the
  /// configuration may mean.
  private(set) var met: [String] = []
  /// The number of documents that the configuration excludes.
  private(set) var excluded = 0
  /// The number of documents in folders that are for another platform than iOS, by the name of the platform.
  private(set) var otherPlatforms: [String: Int] = [:]
  /// Error messages about folders without documents and folders that could not be listed, one line each.
  private(set) var complaints: [String] = []

  /// For each folder whose code does not run: the number of screens that its code makes.
  private(set) var unseenScreens: [UnseenScreens] = []

  /// Warnings about project files that could not be read, one line per file.
  var projectComplaints: [String] { projects.complaints }

  private var paths: Set<PathBytes> = []
  /// The project root of the path that is being searched.
  private var root = ""
  /// The Xcode projects in the folder that is being searched.
  private var xcodeProjects: [String] = []
  private var names = DocumentNames()
  private var projects = ProjectFinder()
  /// Whether the code in the folder that is being searched runs, so that its Swift files can be documents.
  private var findsCode = false
  /// Finds the sources of documents' classes; `nil` if the command does not need them.
  private var sourceFinder: SourceFinder?
  private let excludes: (String) -> Bool
  /// Whether the files in which apps begin are documents, because walks start there.
  private let findsBeginnings: Bool

  /// Searches the paths. A file is taken whatever its name is, so that reading it reports what is wrong with it.
  ///
  /// - Parameters:
  ///   - paths: documents and folders.
  ///   - app: the program of an app, which runs the code below all paths.
  ///   - running: those of `paths` that are folders of packages whose code runs.
  ///   - apps: the apps of Xcode projects.
  ///   - tests: the apps with their tests, whose files are documents.
  ///   - findsSources: whether the sources of the documents' classes are searched for as well.
  ///   - findsBeginnings: whether the files in which apps begin are documents.
  ///   - excludes: returns whether the configuration leaves out the document or folder at a path.
  init(
    paths: [String], app: String? = nil, running: [String] = [], apps: [ProjectApp] = [], tests: [ProjectApp] = [],
    findsSources: Bool = false, findsBeginnings: Bool = false, excludes: @escaping (String) -> Bool = { _ in false }
  ) {
    self.excludes = excludes
    self.findsBeginnings = findsBeginnings
    if findsSources { sourceFinder = SourceFinder() }
    // Paths are shortened to relative ones, so that reports do not depend on the folder in which a checkout is.
    let current = FileManager.default.currentDirectoryPath
    for (given, path) in paths.map({ ($0, RelativePath.shortened($0, from: current)) }) {
      root = ProjectRoots.add(around: path)
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        let count = documents.count + otherPlatforms.values.reduce(0, +)
        let excluded = excluded
        let complaintsBefore = complaints.count
        findsCode = app != nil || running.contains(given)
        sourceFinder?.namedFolder = URL(filePath: path).absoluteURL.standardized.path
        xcodeProjects = []
        search(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path, name: "")
        // The code of an app in the folder runs, so its screens are not unseen.
        if !apps.contains(where: { !RelativePath.of($0.path, from: path).hasPrefix("../") }) {
          addUnseenScreens(in: path)
        }
        if documents.count + otherPlatforms.values.reduce(0, +) == count, complaints.count == complaintsBefore {
          complaints.append("\(path): error: \(reasonForNothing(isExcluded: self.excluded > excluded))")
        }
      } else {
        sourceFinder?.namedFolder = nil
        add(path, name: path.split(separator: "/").last.map(String.init) ?? path, isNamed: true)
      }
    }
    apps.forEach { search($0) }
    tests.forEach { searchTests(of: $0) }
  }

  /// The reason why no document was found in a folder.
  private func reasonForNothing(isExcluded: Bool) -> String {
    if isExcluded { return "the configuration excludes every document in it" }
    return findsCode ? "holds no .storyboard, no .xib and no code that makes a screen" : "holds no .storyboard or .xib"
  }

  /// Messages about what was skipped in the folders, one line each.
  var notes: [String] {
    func count(_ number: Int) -> String { "\(number) document\(number == 1 ? "" : "s")" }
    return skipped.map { "\($0): skipped: other people's code; name the folder to include it" }
      + repositories.map { "\($0): skipped: a repository of its own; name the folder to include it" }
      + otherPlatforms.sorted(by: { $0.key < $1.key }).map { "\(count($0.value)) for \($0.key) skipped" }
      + (excluded > 0 ? ["\(count(excluded)) excluded by the configuration"] : [])
  }

  private mutating func add(_ path: String, name: String, isNamed: Bool = false) {
    guard paths.insert(PathBytes(path)).inserted else { return }
    met.append(path)
    if excludes(path) {
      excluded += 1
      return
    }
    var found = FoundDocument(
      path: path, name: names.name(for: name), project: projects.facts(forDocumentAt: path))
    found.root = root
    found.isNamed = isNamed
    if let sources = sourceFinder?.sources(forDocumentAt: path, isNamed: isNamed) {
      found.sources = sources.files
      found.sourcesCoverProject = sources.haveClasses
      found.namesForVoiceOver = sources.namesForVoiceOver
      found.isNamedInProject = sources.nameDocument
      found.unmadeObjects = sources.unmadeObjects
      found.loaders = sources.loaders
      found.methodsOfExtensions = sources.methodsOfExtensions
      found.hasKeyboardLibrary = sources.haveKeyboardLibrary
      found.project?.bytesOfTexts = sources.bytesOfTexts
      if sources.decideOrientations {
        found.project?.turnsToLandscape = false
        found.project?.turnsToLandscapeOnPads = false
      }
    }
    documents.append(found)
  }

  /// Counts the screens that code makes in a folder, if the command needs sources and the folder's code does not run.
  private mutating func addUnseenScreens(in folder: String) {
    guard !findsCode, let screens = sourceFinder?.screensOfCode(inFolder: folder), !screens.isEmpty else { return }
    unseenScreens.append(UnseenScreens(folder: folder, screens: screens, projects: xcodeProjects))
  }

  private mutating func search(_ app: ProjectApp) {
    root = ProjectRoots.add(around: app.path)
    let documents = app.documents(where: isDocument)
    if documents.isEmpty {
      complaints.append(
        "\(app.path): error: the target \(app.target.name) has no document and no code that makes a screen")
    }
    for path in documents { add(path, name: app.name(ofDocumentAt: path)) }
  }

  /// Adds the files of an app's tests.
  private mutating func searchTests(of app: ProjectApp) {
    root = ProjectRoots.add(around: app.path)
    let current = FileManager.default.currentDirectoryPath
    let files = app.target.swiftSources.map { RelativePath.shortened($0, from: current) }
    let known = documents.count
    for path in files { add(path, name: RelativePath.of(path, from: app.folder)) }
    for index in known..<documents.count { documents[index].isOfTests = true }
  }

  private mutating func search(_ folder: String, name folderName: String) {
    guard let listing = FolderListing(folder) else {
      complaints.append("\(folder): error: the folder could not be listed")
      return
    }
    // Findings in a nested repository could not be fixed in the repository that is audited.
    if !folderName.isEmpty, listing.names.contains(".git") {
      met.append(folder)
      if !excludes(folder) { repositories.append(folder) }
      return
    }
    for name in listing.unreadable {
      complaints.append("\(folder)/\(name): error: the name is not UTF-8; it was passed over")
    }
    for entry in listing.entries where !entry.name.hasPrefix(".") {
      let name = entry.name
      let path = folder == "." ? name : listing.path(of: name)
      // Links to folders are not followed, because they may lead in circles.
      if entry.isFolder {
        if name.hasSuffix(".xcodeproj") { xcodeProjects.append(path) }
        if ForeignFolders.names.contains(name) {
          met.append(path)
          if !excludes(path) { skipped.append(path) }
        } else {
          search(path, name: "\(folderName)\(name)/")
        }
      } else if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
        addFound(path, name: folderName + name, isLink: entry.isLink)
      } else if findsCode, isDocument(path) {
        add(path, name: folderName + name)
      }
    }
  }

  /// Adds a storyboard or xib of a folder, unless it is for another platform or behind a link that leads out of the project.
  private mutating func addFound(_ path: String, name: String, isLink: Bool) {
    if isLink, ProjectRoots.leadsOut(path) {
      if !excludes(path) {
        complaints.append(
          "\(path): error: this is a link that leads out of the project; name the file itself to read it")
      }
    } else if let platform = Self.otherPlatform(ofDocumentAt: path) {
      met.append(path)
      otherPlatforms[platform, default: 0] += 1
    } else {
      add(path, name: name)
    }
  }

  /// Whether a Swift file makes screens, or is the beginning of an app that is needed.
  private func isDocument(_ path: String) -> Bool {
    CodeScreenFile.makesScreens(at: path) || (findsBeginnings && CodeScreenFile.beginsApp(at: path))
  }

  /// The platform of a document that is not for iOS, read from the `targetRuntime` of its first element; `nil` if it is
  /// for iOS or cannot be read.
  private static func otherPlatform(ofDocumentAt path: String) -> String? {
    guard let start = DocumentFile.beginning(of: path) else { return nil }
    return platforms.first { start.range(of: $0.mark) != nil }?.name
  }

  private static let platforms = [("MacOSX.Cocoa", "macOS"), ("AppleTV", "tvOS"), ("watchKit", "watchOS")].map {
    (mark: Data("targetRuntime=\"\($0)\"".utf8), name: $1)
  }
}
