import Environments
import Foundation
import Projects

/// The text of `snug project`: a project with its targets as indented lines.
struct ProjectOutline {
  private let project: Project
  private let listsFiles: Bool

  /// - Parameter listsFiles: whether the files of each target are listed, rather than only counted.
  init(_ project: Project, listsFiles: Bool) {
    self.project = project
    self.listsFiles = listsFiles
  }

  /// The lines, each with a line break.
  var text: String {
    ([project.path] + project.targets.flatMap(lines).map { "  " + $0 }).map { $0 + "\n" }.joined()
  }

  private func lines(of target: ProjectTarget) -> [String] {
    var facts = ["module \(target.moduleName)"]
    facts += target.swiftVersion.map { ["Swift \($0)"] } ?? []
    facts += target.deploymentTarget.map { ["iOS \($0)"] } ?? []
    if !target.isForIOS { facts.append("not for iOS") }
    var lines = ["\(target.name) (\(target.kind.rawValue)): \(facts.joined(separator: ", "))"]
    lines += list("conditions", target.conditions)
    lines += files("Swift", target.swiftSources)
    lines += files("Objective-C and C", target.otherSources)
    lines += files("other sources", target.sources.filter { !(target.swiftSources + target.otherSources).contains($0) })
    lines += files("resources", target.resources)
    lines += list("Info.plist", [target.infoPlist].compactMap(\.self).map(shown))
    lines += list("bridging header", [target.bridgingHeader].compactMap(\.self).map(shown))
    lines += list("depends on", target.dependencies)
    lines += list("packages", target.packageProducts.map { $0.name + ($0.package.map { " (\(shown($0)))" } ?? "") })
    lines += list("links", target.frameworks)
    return lines
  }

  private func list(_ title: String, _ values: [String]) -> [String] {
    values.isEmpty ? [] : ["  \(title): \(values.joined(separator: ", "))"]
  }

  private func files(_ title: String, _ paths: [String]) -> [String] {
    if paths.isEmpty { return [] }
    let heading = "  \(title): \(paths.count) \(paths.count == 1 ? "file" : "files")"
    return [heading] + (listsFiles ? paths.map { "    \(shown($0))" } : [])
  }

  private func shown(_ path: String) -> String {
    path.hasPrefix("/") ? RelativePath.shortened(path, from: project.folder) : path
  }
}
