import Foundation
import InputFiles
import Pages

/// The folder with the HTML page of all screens that failed in a test run, and with their pictures.
///
/// `swift test` may run tests in several processes at once. Therefore each screen is stored in a separate file, and the
/// page is written from all these files, while a lock is held. Files of an earlier run are deleted.
@MainActor struct FailedScreens {
  private let folder: URL
  private let run: String

  /// Uses the folder that the environment variable `SNUG_ARTIFACTS` names, or else `.build/snug-screens` in the
  /// package, which git ignores.
  ///
  /// - Parameter package: the folder of the package; `nil` to use a folder in the temporary folder.
  init(package: URL?) {
    let chosen = ProcessInfo.processInfo.environment["SNUG_ARTIFACTS"].map { URL(filePath: $0) }
    let temporary = FileManager.default.temporaryDirectory
    self.init(
      folder: chosen ?? package?.appending(path: ".build/snug-screens") ?? temporary.appending(path: "snug-screens"),
      run: TestRun.current)
  }

  /// - Parameters:
  ///   - folder: the folder.
  ///   - run: the identifier of the test run.
  init(folder: URL, run: String) {
    self.folder = folder
    self.run = run
  }

  /// The folder of the Swift package that contains a file; `nil` if there is none.
  static func package(around file: URL) -> URL? {
    var folder = file.deletingLastPathComponent().standardizedFileURL
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) { return folder }
      let above = folder.deletingLastPathComponent().standardizedFileURL
      guard above.path != folder.path else { return nil }
      folder = above
    }
    return nil
  }

  private var page: URL { folder.appending(path: ComparisonPage.fileName) }
  private var entries: URL { folder.appending(path: "entries") }

  private func entry(_ key: String) -> URL { entries.appending(path: "\(key).json") }

  /// Adds a failed screen, or replaces it if it was added before.
  ///
  /// - Returns: the URL of the page.
  func add(_ screen: FailedScreen, expected: Data?, actual: Data, difference: Data?) throws -> URL {
    func write(_ data: Data?, _ kind: String) throws -> String? {
      guard let data else { return nil }
      let path = "\(ComparisonPage.pictureFolder)/\(screen.key)-\(kind).png"
      try self.write(data, to: folder.appending(path: path))
      return path
    }
    return try locked {
      try beginRun()
      try removePictures(of: screen.key)
      var screen = screen
      screen.pictures = ComparedPictures(
        environment: screen.environment, old: try write(expected, "expected"), new: try write(actual, "actual"),
        difference: try write(difference, "difference"), differentPixels: screen.differentPixels, width: screen.width)
      try self.write(JSONEncoder().encode(screen), to: entry(screen.key))
      try writePage()
      return page
    }
  }

  /// Removes a screen that is now equal to its recording.
  func remove(_ key: String) {
    guard FileManager.default.fileExists(atPath: page.path) else { return }
    // Errors are ignored: files that are left are removed at the beginning of the next run.
    try? locked {
      try beginRun()
      guard FileManager.default.fileExists(atPath: entry(key).path) else { return }
      try FileManager.default.removeItem(at: entry(key))
      try removePictures(of: key)
      try writePage()
    }
  }

  /// The reason why the page cannot be written into the folder.
  private struct Obstacle: Error, CustomStringConvertible {
    var description: String
  }

  /// Deletes the files of an earlier run. If the folder contains such files without the marker file of a run, it throws
  /// an error, because they may not belong to a test run.
  private func beginRun() throws {
    let mark = folder.appending(path: "run")
    let known = (try? RegularFile.read(mark.path, atMost: 1, isNamed: true)).map { String(decoding: $0, as: UTF8.self) }
    if known == run { return }
    for part in [page, entries, folder.appending(path: ComparisonPage.pictureFolder)]
    where FileManager.default.fileExists(atPath: part.path) {
      guard known != nil else {
        throw Obstacle(
          description: "\(part.path) is there, and no test run has written it; name another folder with SNUG_ARTIFACTS")
      }
      try FileManager.default.removeItem(at: part)
    }
    try write(Data(run.utf8), to: mark)
  }

  private func removePictures(of key: String) throws {
    for kind in ["expected", "actual", "difference"] {
      let path = folder.appending(path: "\(ComparisonPage.pictureFolder)/\(key)-\(kind).png")
      if FileManager.default.fileExists(atPath: path.path) { try FileManager.default.removeItem(at: path) }
    }
  }

  private func writePage() throws {
    let files = FileManager.default.enumerator(at: entries, includingPropertiesForKeys: nil)
    let screens = try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "json" }
      .map { try JSONDecoder().decode(FailedScreen.self, from: Data(contentsOf: $0)) }
      .sorted { ($0.file, $0.key) < ($1.file, $1.key) }
    guard !screens.isEmpty else {
      if FileManager.default.fileExists(atPath: page.path) { try FileManager.default.removeItem(at: page) }
      return
    }
    for file in PageFile.comparison { try write(Data(file.bytes), to: folder.appending(path: file.name)) }
    try write(Data(FailedScreensPage(screens: screens).text.utf8), to: page)
  }

  private func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }

  /// Calls a function while holding a lock that keeps other processes from changing the folder.
  private func locked<Result>(_ body: () throws -> Result) throws -> Result {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let descriptor = open(folder.appending(path: "lock").path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteNoPermission) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return try body()
  }
}
