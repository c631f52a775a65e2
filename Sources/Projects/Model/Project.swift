import Foundation

/// A project: its targets with what they are made of.
///
/// ```swift
/// let project = try Project(at: "MyApp.xcodeproj")
/// for target in project.targets where target.kind == .app { print(target.name, target.sources.count) }
/// ```
public struct Project: Codable, Hashable, Sendable {
  /// The project as it was named.
  public var path: String
  /// The folder that its paths begin from, as an absolute path.
  public var folder: String
  /// The targets, in the order of the project.
  public var targets: [ProjectTarget]
  /// What could not be understood.
  public var notes: [ProjectNote]

  init(path: String, folder: String, targets: [ProjectTarget], notes: [ProjectNote]) {
    self.path = path
    self.folder = folder
    self.targets = targets
    self.notes = notes
  }

  /// How the name of an Xcode project ends.
  public static let ending = ".xcodeproj"

  /// The targets that are apps for iOS.
  public var apps: [ProjectTarget] { targets.filter { $0.kind == .app && $0.isForIOS } }

  /// The target with a name, or the only app.
  ///
  /// - Throws: ``ProjectError`` if there is no such target, or if there is no app or more than one.
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

  private static func list(_ names: [String]) -> String { names.isEmpty ? "none" : names.joined(separator: ", ") }
}
