import Configuration
import Environments
import Foundation
import InputFiles
import InterfaceBuilder
import Projects

/// An app target of an Xcode project, or a target with its tests, with the project's data.
struct ProjectApp {
  /// The path of the project as the user typed it.
  let path: String
  let project: Project
  let target: ProjectTarget
  /// The app that is launched before the tests, if the target has tests; `nil` for none.
  let host: ProjectTarget?
  /// The innermost folder that contains all sources and resources of the target and its host.
  let folder: String
  /// The root folder of the repository that contains the project; the project's folder if there is no repository.
  let checkout: String
  /// The project's frameworks that the target needs, without those in folders of other people's code.
  let frameworks: [ProjectTarget]
  /// What the configuration says about building the app.
  let settings: AppSettings

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - name: the name of the target; `nil` for the one that the settings name, or else for the project's only app.
  ///   - settings: what the configuration says about building the app.
  /// - Throws: `ProjectError` if the project cannot be read, or if there is no such target.
  init(at path: String, target name: String?, settings: AppSettings = AppSettings()) throws(ProjectError) {
    let project = try Self.project(at: path)
    self.init(path, project, try project.target(named: name ?? settings.target), host: nil, settings: settings)
  }

  /// - Parameters:
  ///   - path: the path of the project as the user typed it.
  ///   - host: the app that is launched before the target's tests; `nil` for none.
  init(_ path: String, _ project: Project, _ target: ProjectTarget, host: ProjectTarget?, settings: AppSettings) {
    func adapted(_ target: ProjectTarget) -> ProjectTarget {
      var target = target
      target.conditions = Set(target.conditions + settings.conditions).sorted()
      return target
    }
    self.path = path
    self.project = project
    self.settings = settings
    self.target = adapted(target)
    self.host = host.map(adapted)
    let files = [target, host].compactMap(\.self).flatMap { $0.sources + $0.resources }
    folder = Self.folder(around: files) ?? project.folder
    let checkout = ProjectRoots.repository(around: project.folder) ?? project.folder
    self.checkout = checkout
    frameworks = project.frameworks(neededBy: target).filter { framework in
      !(framework.sources + framework.resources).contains {
        ForeignFolders.contain(RelativePath.shortened($0, from: checkout))
      }
    }
  }

  /// Reads a project, whose links are not followed out of its checkout.
  static func project(at path: String) throws(ProjectError) -> Project {
    ProjectRoots.add(around: path)
    return try Project(at: path)
  }

  /// Reads the project again, because it may have changed.
  func readAgain() throws(ProjectError) -> ProjectApp {
    try ProjectApp(at: path, target: target.name, settings: settings)
  }

  /// The message that the target has no code that could run.
  var hasNoCode: String { "\(path): the target \(target.name) has no code in Swift, so none of its code runs" }

  /// The folders of the target and of its frameworks. Documents in them are the app's.
  var folders: [String] {
    [folder] + frameworks.compactMap { Self.folder(around: $0.sources + $0.resources) }
  }

  /// The storyboards and xibs of the target and of its frameworks, and their Swift files that are documents, as paths relative
  /// to the current folder.
  ///
  /// - Parameter isDocument: whether the Swift file at a path is a document, because its code makes screens.
  func documents(where isDocument: (String) -> Bool = CodeScreenFile.makesScreens) -> [String] {
    let current = FileManager.default.currentDirectoryPath
    return ([target] + frameworks).flatMap { target in
      let documents = target.resources.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      return (documents + target.swiftSources.filter(isDocument)).map { RelativePath.shortened($0, from: current) }
    }
  }

  /// The path of a document from which the names of its pictures are made: below the folder of the target, or else below the
  /// checkout.
  func name(ofDocumentAt path: String) -> String {
    guard let folder = [folder, checkout].first(where: { RelativePath.lies(path, in: $0) }) else {
      return (path as NSString).lastPathComponent
    }
    return RelativePath.of(path, from: folder)
  }

  /// The innermost folder that contains the project and all sources and resources of the target and its frameworks that are in
  /// the checkout.
  var folderInCheckout: String {
    let files = ([target] + frameworks).flatMap { $0.sources + $0.resources }.filter { $0.hasPrefix(checkout + "/") }
    return Self.folder(around: files + ["\(project.folder)/\((path as NSString).lastPathComponent)"]) ?? checkout
  }

  /// The file of the project that names the target's files and settings; of a workspace, the one that names its projects.
  var projectFile: String {
    if path.hasSuffix(Project.ending) { return "\(path)/project.pbxproj" }
    return path.hasSuffix(".xcworkspace") ? "\(path)/contents.xcworkspacedata" : path
  }

  /// The innermost folder that contains all files; `nil` if there are none.
  static func folder(around files: [String]) -> String? {
    guard var folder = files.first.map({ ($0 as NSString).deletingLastPathComponent }) else { return nil }
    for file in files {
      while !file.hasPrefix(folder + "/"), folder.count > 1 { folder = (folder as NSString).deletingLastPathComponent }
    }
    return folder
  }
}
