import Environments
import Foundation
import InputFiles
import Projects

/// The targets of an Xcode project, which say on which devices and how the app shows a document.
///
/// A project has one value per target for most settings, and targets differ: tests and extensions often support older
/// releases of iOS than the app, and a second app of the project may support other orientations. So only the apps that
/// contain the document count.
struct ProjectTargets {
  private let apps: [ProjectTarget]
  /// The names of the targets in which each file or folder is a resource, by its path.
  private let owners: [PathBytes: Set<String>]
  /// The names of the targets that each target needs, directly or not, and its own name.
  private let needs: [String: Set<String>]
  /// The facts that the settings of each app tell, by the app's name.
  private let facts: [String: ProjectFacts]

  /// Reads the targets of a project; `nil` if the project cannot be read or has no app.
  init?(at path: String) {
    guard let project = try? Project(at: path), !project.apps.isEmpty else { return nil }
    apps = project.apps
    let targets = Dictionary(project.targets.map { ($0.name, $0) }) { first, _ in first }
    var owners: [PathBytes: Set<String>] = [:]
    for target in project.targets {
      for resource in target.resources { owners[PathBytes(resource), default: []].insert(target.name) }
    }
    self.owners = owners
    needs = Dictionary(apps.map { ($0.name, Self.needs(of: $0, among: targets)) }) { first, _ in first }
    facts = Dictionary(apps.map { ($0.name, Self.facts(of: $0)) }) { first, _ in first }
  }

  /// The facts of the apps that contain a document, themselves or in a target that they need; those of all apps if none
  /// does.
  ///
  /// - Parameter path: the document's absolute path.
  func facts(forDocumentAt path: String) -> ProjectFacts {
    let names = owners[PathBytes(path)] ?? []
    let containing = apps.filter { !(needs[$0.name] ?? []).isDisjoint(with: names) }
    let found = (containing.isEmpty ? apps : containing).compactMap { facts[$0.name] }
    var joined = found.dropFirst().reduce(into: found.first ?? ProjectFacts()) { $0.formUnion($1) }
    if Set(found).count > 1, !containing.isEmpty {
      let named = containing.compactMap { app in facts[app.name].map { (app.name, $0) } }
      joined.apps = Dictionary(named) { first, _ in first }
    }
    return joined
  }

  private static func needs(of target: ProjectTarget, among targets: [String: ProjectTarget]) -> Set<String> {
    var known: Set<String> = []
    var next = [target.name]
    while let name = next.popLast() {
      // An extension shows its documents by itself, with settings of its own.
      guard known.insert(name).inserted, let target = targets[name] else { continue }
      next += target.dependencies.filter { targets[$0]?.kind != .appExtension }
    }
    return known
  }

  private static func facts(of target: ProjectTarget) -> ProjectFacts {
    let data = target.infoPlist.flatMap { try? RegularFile.read($0, atMost: ProjectFinder.largestMegabytes) }
    var facts = ProjectFacts(infoPlist: data.map { String(decoding: $0, as: UTF8.self) } ?? "")
    let settings = target.infoPlistKeys.sorted { $0.key < $1.key }.map { "INFOPLIST_KEY_\($0.key) = \"\($0.value)\";" }
    facts.formUnion(ProjectFacts(projectFile: settings.joined(separator: "\n")))
    // A release such as 15.4.1 counts as 15.4.
    facts.deploymentTarget = target.deploymentTarget.flatMap { release in
      Double(release.split(separator: ".").prefix(2).joined(separator: "."))
    }
    facts.deviceFamilies = target.deviceFamilies
    return facts
  }
}
