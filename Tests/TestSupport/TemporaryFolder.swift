import Foundation

/// A folder of its own for a test, deleted with the value.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let url: URL

  /// Makes the folder. Its path has no links, so that it can be compared with paths that a program prints.
  ///
  /// - Parameter files: the texts of the files in it, by their paths below the folder.
  public init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(
      path: "snug-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Its path.
  public var path: String { url.path }

  /// The path of a file below the folder.
  public func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file below the folder and returns its path.
  @discardableResult public func write(_ text: String, to name: String) throws -> String {
    try write(Data(text.utf8), to: name)
  }

  /// Writes a file below the folder and returns its path.
  @discardableResult public func write(_ data: Data, to name: String) throws -> String {
    try data.write(to: try place(for: name))
    return path(name)
  }

  /// Writes a program for the shell below the folder and returns its path.
  ///
  /// Another process writes the file that is run. If this one did, a process that another test starts at the same moment
  /// could keep the file open for writing, and Linux starts no program that somebody writes ("Text file busy").
  ///
  /// - Throws: the error of the file system, or `CocoaError` if the program cannot be made.
  @discardableResult public func write(program code: String, to name: String) throws -> String {
    let text = try write("#!/bin/sh\n\(code)\n", to: "\(name).text")
    let install = Process()
    install.executableURL = URL(filePath: "/usr/bin/install")
    install.arguments = ["-m", "755", text, path(name)]
    try install.run()
    install.waitUntilExit()
    guard install.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
    try FileManager.default.removeItem(atPath: text)
    return path(name)
  }

  /// Makes a symbolic link below the folder and returns its path.
  @discardableResult public func link(_ name: String, to target: String) throws -> String {
    let link = try place(for: name).path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    return link
  }

  /// Where a file of a name is to stand; the folders above it are made.
  private func place(for name: String) throws -> URL {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    return file
  }
}
