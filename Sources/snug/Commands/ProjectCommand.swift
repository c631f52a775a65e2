import ArgumentParser
import Foundation
import InputFiles
import Projects

/// `snug project`: what a project consists of.
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
    abstract: "Prints what an Xcode project consists of, as Snug reads it.",
    discussion: """
      Nothing is built, run or changed. Settings are those of the configuration Debug for the simulator of an iPhone.

      All targets, with the number of their files:
        $ snug project MyApp.xcodeproj

      One of them, with its files:
        $ snug project MyApp.xcodeproj --target MyApp

      The same for a program:
        $ snug project MyApp.xcodeproj --format json
      """)

  @Argument(help: ArgumentHelp("An Xcode project (.xcodeproj).", valueName: "project"))
  var path: String

  @Option(help: ArgumentHelp("Only the target with this name, with its files.", valueName: "name"))
  var target: String?

  @Option(help: "How the project is printed: tree for people, json for programs.")
  var format = Format.tree

  func run(on console: any Console) throws -> Outcome {
    ProjectRoots.add(around: path)
    let project: Project
    do {
      var read = try Project(at: path)
      if let target { read.targets = [try read.target(named: target)] }
      project = read
    } catch let error as ProjectError {
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
}
