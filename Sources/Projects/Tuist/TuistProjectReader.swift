import Foundation

/// Reads a `Project.swift` of Tuist as text. The code is not run, so only literal values and simple helpers are understood.
///
/// ``SwiftLiteralParser`` parses the code, ``TuistHelpers`` replaces the calls of helpers by their results, and
/// ``TuistTargetReader`` reads each target. The result is a ``Project``.
struct TuistProjectReader {
  /// The name of the file.
  static let name = "Project.swift"
  private static let largestMegabytes = 4
  /// The maximum number of targets. A project with more targets is rejected.
  private static let mostTargets = 2000

  private let path: String
  private let folder: String
  private let call: SwiftLiteral

  /// - Parameter path: the path of the file.
  init(_ path: String) throws(ProjectError) {
    self.path = path
    folder = (AbsolutePath.of(path) as NSString).deletingLastPathComponent
    let data = try ProjectData.read(path, shown: path, atMost: Self.largestMegabytes)
    let text = String(decoding: data, as: UTF8.self)
    var helpers = TuistHelpers(in: text, at: folder)
    guard let call = SwiftLiteralParser.call(of: "Project", in: text).map({ helpers.resolved($0) }) else {
      throw ProjectError(
        path, "the project is an expression, which is not evaluated: generate the .xcodeproj and name that")
    }
    self.call = call
  }

  func project() throws(ProjectError) -> Project {
    var project = Project(path: path, folder: folder, targets: [], notes: [])
    var finder = FileFinder()
    let targets = (call["targets"] ?? .list([])).elements
    guard targets.count <= Self.mostTargets else {
      throw ProjectError(path, "there are more than \(Self.mostTargets) targets")
    }
    for target in targets {
      guard let kind = target.name?.lowercased(), kind == "target", let name = target["name"]?.text else {
        project.notes.append(ProjectNote(path, "a target is an expression, which is not evaluated"))
        continue
      }
      var reader = TuistTargetReader(name, target, in: folder, path: path)
      project.targets.append(reader.target(projectName: call["name"]?.text ?? name, call["settings"], &finder))
      project.notes += reader.notes
    }
    project.notes += finder.notes(for: path)
    try project.lookForCycles()
    return project
  }
}
