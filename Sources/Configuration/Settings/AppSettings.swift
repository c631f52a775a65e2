import Foundation

/// The entry `app` of the configuration: how the app of an Xcode project is built.
///
/// It never makes a run build or run anything: that is up to the command line.
public struct AppSettings: Hashable, Sendable {
  /// The path of the project that `--run` builds for a folder, relative to the configuration's folder; `nil` if the folder
  /// has only one.
  public var project: String?
  /// The name of the target that is built; `nil` if the project has only one app.
  public var target: String?
  /// The names of conditions that are true in `#if`, in addition to those of the project.
  public var conditions: [String] = []
  /// The path of the folder with the surfaces of missing modules, relative to the configuration's folder; `nil` if there
  /// are none.
  public var surfaces: String?

  /// Makes settings that change nothing.
  public init() {}
}

extension ProjectConfiguration {
  /// The settings for building an app, with the configuration's folder put before the paths.
  ///
  /// - Parameter path: the path of the project. If the configuration names another project, its settings are not for this
  ///   one. `nil` for the project that the configuration names.
  public func appSettings(forProjectAt path: String?) -> AppSettings {
    var settings = app
    settings.project = app.project.map(inFolder)
    settings.surfaces = app.surfaces.map(inFolder)
    guard let path, let project = settings.project else { return settings }
    let isNamed = URL(filePath: path).standardizedFileURL.path == URL(filePath: project).standardizedFileURL.path
    return isNamed ? settings : AppSettings()
  }
}
