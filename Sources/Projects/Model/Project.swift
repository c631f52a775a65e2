import Foundation

/// A project with its targets and their files and settings.
///
/// ```swift
/// let project = try Project(at: "MyApp.xcodeproj")
/// for target in project.targets where target.kind == .app { print(target.name, target.sources.count) }
/// ```
public struct Project: Codable, Hashable, Sendable {
  /// The path of the project as the user passed it.
  public var path: String
  /// The absolute path of the folder to which the project's relative paths refer.
  public var folder: String
  /// The targets in the order of the project.
  public var targets: [ProjectTarget]
  /// Notes about parts of the project that could not be found or understood.
  public var notes: [ProjectNote]

  init(path: String, folder: String, targets: [ProjectTarget], notes: [ProjectNote]) {
    self.path = path
    self.folder = folder
    self.targets = targets
    self.notes = notes
  }

  /// The extension of Xcode projects, with the period.
  public static let ending = ".xcodeproj"

  /// The targets that build iOS apps.
  public var apps: [ProjectTarget] { targets.filter { $0.kind == .app && $0.isForIOS } }

  /// The target with a name, or the only app if the name is `nil`.
  ///
  /// - Throws: ``ProjectError`` if there is no target with the name, or if the name is `nil` and there is not exactly
  ///   one app.
  public func target(named name: String?) throws(ProjectError) -> ProjectTarget {
    if let name {
      if let target = targets.first(where: { $0.name == name }) { return target }
      throw ProjectError(path, "there is no target \(name); there are \(Self.list(targets.map(\.name)))")
    }
    guard let first = apps.first else {
      throw ProjectError(path, "no target is an app for iOS; there are \(Self.list(targets.map(\.name)))")
    }
    guard apps.count == 1 else {
      throw ProjectError(path, "there is more than one app: choose one by --target: \(Self.list(apps.map(\.name)))")
    }
    return first
  }

  /// The targets with unit tests for iOS.
  public var testTargets: [ProjectTarget] { targets.filter { $0.kind == .tests && $0.isForIOS } }

  /// The target with unit tests that has a name, or the only one if the name is `nil`.
  ///
  /// - Throws: ``ProjectError`` if there is no target with the name, if it has no unit tests, or if the name is `nil` and
  ///   there is not exactly one target with unit tests.
  public func testTarget(named name: String?) throws(ProjectError) -> ProjectTarget {
    let tests = testTargets
    if let name {
      let target = try target(named: name)
      if tests.contains(target) { return target }
      let reason = target.kind == .uiTests ? "it operates the app from another process" : "it is no test bundle"
      throw ProjectError(path, "the target \(name) has no unit tests for iOS: \(reason)")
    }
    guard let first = tests.first else {
      throw ProjectError(path, "no target has unit tests for iOS; there are \(Self.list(targets.map(\.name)))")
    }
    guard tests.count == 1 else {
      throw ProjectError(
        path, "there is more than one target with tests: choose one by --target: \(Self.list(tests.map(\.name)))")
    }
    return first
  }

  /// The app that is launched before the tests of a target: the first app that the target depends on; `nil` for none.
  public func host(of tests: ProjectTarget) -> ProjectTarget? {
    tests.dependencies.lazy.compactMap { name in apps.first { $0.name == name } }.first
  }

  /// The frameworks and libraries of the project that a target needs, directly or not, in the order of the project. A target
  /// needs those that it depends on and those that it links, also if they are built by another project of the workspace.
  ///
  /// What extensions need is not part of it, because they run in processes of their own.
  ///
  /// - Complexity: the number of targets times the number of their dependencies.
  public func frameworks(neededBy target: ProjectTarget) -> [ProjectTarget] {
    let frameworks = targets.filter { $0.isForIOS && [.framework, .library].contains($0.kind) }
    var needed: Set<String> = []
    var next = [target]
    while let target = next.popLast() {
      next += frameworks.filter { framework in
        (target.dependencies.contains(framework.name) || target.frameworks.contains(framework.moduleName))
          && needed.insert(framework.name).inserted
      }
    }
    return frameworks.filter { needed.contains($0.name) }
  }

  private static func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }
}
