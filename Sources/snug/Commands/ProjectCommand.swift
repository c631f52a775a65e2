import ArgumentParser
import Configuration
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

      What the last audit left out of its code, because it does not compile or ends the launch:
        $ snug project MyApp.xcodeproj --left-out

      What the app uses of a module that is missing, as a Swift file to correct and keep:
        $ snug project MyApp.xcodeproj --surface Kingfisher > Surfaces/Kingfisher.swift

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
    help: "List what the last run left out of the app's code, because it does not compile or ends the launch.")
  var leftOut = false

  @Option(
    help: ArgumentHelp(
      "Print what the app uses of a missing module as a Swift file. Correct it and keep it in a folder that .snug.yml names as "
        + "surfaces, below app; the next run compiles it in the place of the module.", valueName: "module"))
  var surface: String?

  @Option(help: "How the project is printed: tree for people, json for programs.")
  var format = Format.tree

  func validate() throws {
    guard !leftOut || surface == nil else { throw ValidationError("--left-out and --surface exclude each other") }
  }

  @MainActor func run(on console: any Console) async throws -> Outcome {
    if leftOut || surface != nil { return try await printResultOfBuild(on: console) }
    return try printProject(on: console)
  }

  @MainActor private func printProject(on console: any Console) throws -> Outcome {
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

  /// Prints what is asked of the last build: what it left out, or the surface of a missing module.
  @MainActor private func printResultOfBuild(on console: any Console) async throws -> Outcome {
    let settings = settings(on: console)
    let app: ProjectApp
    do {
      let project = try await ProjectApp.projectOrPackage(at: path)
      app = ProjectApp(
        project.path, project, try project.target(named: target ?? settings.target), host: nil, settings: settings)
    } catch let error as AppBuildError {
      console.report("\(path): error: \(error.message)")
      return .incomplete
    } catch let error as ProjectError {
      console.report("\(error)")
      return .incomplete
    }
    let build = try BuildFolder(of: app)
    guard let leftOut = build.leftOut else {
      let command = app.role == .tests ? "test" : "audit"
      console.report("\(path): error: it was not compiled yet: `snug \(command) \(path)` does that")
      return .incomplete
    }
    if let surface { return try await printSurface(of: surface, build, on: console) }
    try printLeftOutCode(leftOut, on: console)
    return .success
  }

  /// What the configuration near the project says about building its app. If the configuration has errors, they are reported,
  /// and it counts as empty.
  @MainActor private func settings(on console: any Console) -> AppSettings {
    do throws(ConfigurationError) {
      return try ProjectConfiguration.load(near: [path])?.appSettings(forProjectAt: path) ?? AppSettings()
    } catch {
      error.lines.forEach(console.report)
      return AppSettings()
    }
  }

  /// Prints what the app uses of a missing module.
  @MainActor private func printSurface(
    of module: String, _ build: BuildFolder, on console: any Console
  ) async throws -> Outcome {
    let missing = build.missingModules
    guard missing.contains(module) else {
      let clause = Suggestion.clause(for: module, among: missing)
      let list = missing.isEmpty ? "none is" : missing.joined(separator: ", ")
      console.report("\(path): error: no module “\(module)” is missing\(clause) missing are: \(list)")
      return .incomplete
    }
    do {
      let text = try await SourceRewriter.run(try AppSDK().rewriter, scratch: "\(build.path)/surface.json") {
        try await $0.surface(of: module, missingModules: missing, requests: build.requests)
      }
      guard let text else {
        console.report("\(path): error: the app uses nothing of the module “\(module)” that nobody else declares")
        return .incomplete
      }
      try console.write(text)
    } catch let error as AppBuildError {
      console.report("\(path): error: \(error.message)")
      return .incomplete
    }
    return .success
  }

  @MainActor private func printLeftOutCode(
    _ leftOut: (cuts: [SourceRewriter.Cut], standIns: [SourceRewriter.StandIn]), on console: any Console
  ) throws {
    for cut in leftOut.cuts {
      let file = RelativePath.shortened(cut.path, from: FileManager.default.currentDirectoryPath)
      let place = cut.declaration.isEmpty ? "" : " of \(cut.declaration)"
      try console.write("\(file):\(cut.line): \(cut.kind)\(place): \(cut.message)\n")
    }
    for standIn in leftOut.standIns {
      try console.write("stand-in, because nobody declares it: \(standIn.words)\n")
    }
  }
}
