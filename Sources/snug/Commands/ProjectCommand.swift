import ArgumentParser
import Environments
import Foundation
import InputFiles
import Projects

/// `snug project`: prints the targets and files of an Xcode project.
struct ProjectCommand: SnugCommand {
  /// How a project is printed.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    /// Indented lines for people.
    case tree
    /// One JSON object, for programs.
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "project",
    abstract: "Prints what an Xcode project or workspace consists of, as Snug reads it.",
    discussion: """
      Nothing is built, run or changed. Settings are those of the configuration Debug for the simulator of an iPhone.

      All targets, with the number of their files:
        $ snug project MyApp.xcodeproj

      One of them, with its files:
        $ snug project MyApp.xcodeproj --target MyApp

      What the last audit left out of its code, because it does not compile:
        $ snug project MyApp.xcodeproj --left-out

      The targets for a program:
        $ snug project MyApp.xcodeproj --format json
      """)

  @Argument(
    help: ArgumentHelp(
      "An Xcode project (.xcodeproj), a workspace (.xcworkspace), or what generates one: XcodeGen's project.yml, Tuist's "
        + "Project.swift, which is read and not run.", valueName: "project"))
  var path: String

  @Option(help: ArgumentHelp("Only the target with this name, with its files.", valueName: "name"))
  var target: String?

  @Flag(
    help: "List what the last run left out of the app's code, because it does not compile.")
  var leftOut = false

  @Option(help: "How the project is printed: tree for people, json for programs.")
  var format = Format.tree

  func run(on console: any Console) throws -> Outcome {
    if leftOut { return try printLeftOutCode(on: console) }
    ProjectRoots.add(around: path)
    let project: Project
    do throws(ProjectError) {
      var read = try Project(at: path)
      if let target { read.targets = [try read.target(named: target)] }
      project = read
    } catch {
      console.report("\(error)")
      return .incomplete
    }
    for note in project.notes { console.report("\(note)") }
    switch format {
    case .tree: try console.write(ProjectOutline(project, listsFiles: target != nil).text)
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      try console.write(String(decoding: try encoder.encode(project), as: UTF8.self) + "\n")
    }
    return .success
  }

  @MainActor private func printLeftOutCode(on console: any Console) throws -> Outcome {
    let app: ProjectApp
    do throws(ProjectError) {
      app = try ProjectApp(at: path, target: target)
    } catch {
      console.report("\(error)")
      return .incomplete
    }
    let build = try BuildFolder(of: app)
    guard let leftOut = build.leftOut else {
      console.report("\(path): error: it was not compiled yet: `snug audit \(path)` does that")
      return .incomplete
    }
    for cut in leftOut.cuts {
      let file = RelativePath.shortened(cut.path, from: FileManager.default.currentDirectoryPath)
      let place = cut.declaration.isEmpty ? "" : " of \(cut.declaration)"
      try console.write("\(file):\(cut.line): \(cut.kind)\(place): \(cut.message)\n")
    }
    for standIn in leftOut.standIns {
      try console.write("stand-in, because nobody declares it: \(standIn.words)\n")
    }
    return .success
  }
}
