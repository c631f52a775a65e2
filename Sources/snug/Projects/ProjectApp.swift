import Environments
import Foundation
import InputFiles
import InterfaceBuilder
import Projects

/// The app of an Xcode project: the target that is looked at, with what is found in it.
struct ProjectApp {
  /// The project as it was named.
  let path: String
  let project: Project
  let target: ProjectTarget
  /// The folder around the sources and documents of the target.
  let folder: String

  /// Reads a project.
  ///
  /// - Parameter name: the name of the target; `nil` for the only app.
  /// - Throws: `ProjectError` if the project cannot be read, or if there is no such target.
  init(at path: String, target name: String?) throws(ProjectError) {
    ProjectRoots.add(around: path)
    self.path = path
    project = try Project(at: path)
    target = try project.target(named: name)
    folder = Self.folder(around: target.sources + target.resources) ?? project.folder
  }

  /// The documents of the target, and its Swift files whose code makes screens, as paths from the current folder.
  var documents: [String] {
    let current = FileManager.default.currentDirectoryPath
    let documents = target.resources.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    return (documents + target.swiftSources.filter(CodeScreenFile.makesScreens)).map {
      RelativePath.shortened($0, from: current)
    }
  }

  /// The deepest folder that holds all files.
  private static func folder(around files: [String]) -> String? {
    guard var folder = files.first.map({ ($0 as NSString).deletingLastPathComponent }) else { return nil }
    for file in files {
      while !file.hasPrefix(folder + "/"), folder.count > 1 { folder = (folder as NSString).deletingLastPathComponent }
    }
    return folder
  }
}
