import Foundation
import InputFiles

/// Reads one target of an Xcode project into a ``ProjectTarget``.
///
/// ``ProjectObjects`` contains the objects of the project, ``FilePaths`` the paths of its files, and
/// ``SynchronizedFolder`` finds the files that the project does not list. ``BuildSettings`` combines the levels of
/// settings. ``XcodeProjectReader`` uses this reader for each target.
struct XcodeTargetReader {
  private let object: ProjectObjects.Object
  private let objects: ProjectObjects
  private let paths: FilePaths
  private let folder: String
  private let settings: BuildSettings
  private var notes: [ProjectNote]

  init(
    _ object: ProjectObjects.Object, in objects: ProjectObjects, paths: FilePaths, folder: String, projectPath: String
  ) {
    self.object = object
    self.objects = objects
    self.paths = paths
    self.folder = folder
    let projectName = projectPath.baseName
    (settings, notes) = Self.settings(
      of: object, in: objects, paths: paths, folder: folder,
      defaults: BuildSettings.defaults(target: object["name"] ?? "", project: projectName, folder: folder))
  }

  /// Reads the target, and returns it with notes about the parts that could not be understood.
  func target() -> (ProjectTarget, [ProjectNote]) {
    var target = ProjectTarget(
      name: object["name"] ?? "", kind: TargetKind(productType: object["productType"] ?? ""), settings: settings,
      folder: folder)
    var notes = notes
    var sources: [String] = []
    var resources: [String] = []
    for (path, isCompiled) in files() {
      guard FileManager.default.fileExists(atPath: path) else {
        notes.append(ProjectNote(path, "the target \(target.name) lists the file, and it does not exist"))
        // Models are often too large for a repository.
        if isCompiled, ProjectFile.isLearningModel(path) { sources.append(path) }
        continue
      }
      if isCompiled { sources.append(path) } else { resources.append(path) }
    }
    target.setFiles(sources: sources, resources: resources)
    target.dependencies = dependencies
    target.packageProducts = packageProducts
    target.frameworks = frameworks
    return (target, notes)
  }

  // MARK: Settings

  /// The build settings of a target. The settings of the target override those of the project, and at each of the two
  /// levels, the settings in the project file override those in an `.xcconfig` file.
  private static func settings(
    of object: ProjectObjects.Object, in objects: ProjectObjects, paths: FilePaths, folder: String,
    defaults: [String: String]
  ) -> (BuildSettings, [ProjectNote]) {
    var settings = BuildSettings()
    var notes: [ProjectNote] = []
    settings.add(defaults)
    for owner in [objects.root, object] {
      guard let configuration = configuration(of: owner, in: objects) else { continue }
      if let file = settingsFile(of: configuration, paths: paths) {
        let read = ConfigurationFile(at: file, folder: folder)
        settings.add(read.settings)
        notes += read.notes
      }
      settings.add(configuration.table("buildSettings"))
    }
    return (settings, notes)
  }

  /// The path of a configuration's `.xcconfig` file. The project refers to it as an object, or (since Xcode 16) by a
  /// path below a synchronised folder.
  private static func settingsFile(of configuration: ProjectObjects.Object, paths: FilePaths) -> String? {
    if let file = configuration["baseConfigurationReference"] { return paths[file] }
    guard let folder = configuration["baseConfigurationReferenceAnchor"].flatMap({ paths[$0] }),
      let path = configuration["baseConfigurationReferenceRelativePath"]
    else { return nil }
    return AbsolutePath.joined(folder, path)
  }

  /// The configuration in which Xcode runs an app: Debug, or else the first one.
  private static func configuration(
    of owner: ProjectObjects.Object, in objects: ProjectObjects
  ) -> ProjectObjects.Object? {
    guard let list = objects[owner["buildConfigurationList"]] else { return nil }
    let all = objects.objects("buildConfigurations", of: list)
    return all.first { $0["name"] == "Debug" } ?? all.first { $0["name"]?.hasPrefix("Debug") == true } ?? all.first
  }

  // MARK: Files

  /// The paths of the target's files, each with a flag whether the file is compiled.
  private func files() -> [(path: String, isCompiled: Bool)] {
    var files: [(String, Bool)] = []
    for phase in objects.objects("buildPhases", of: object) {
      let isSources = phase.kind == "PBXSourcesBuildPhase"
      guard isSources || phase.kind == "PBXResourcesBuildPhase" else { continue }
      for buildFile in objects.objects("files", of: phase) where appliesToIOS(buildFile) {
        files += paths(of: objects[buildFile["fileRef"]]).map { ($0, isSources) }
      }
    }
    let named = Set(object.list("fileSystemSynchronizedGroups"))
    for group in synchronizedFolders {
      guard let path = paths[group.identifier] else { continue }
      let folder = SynchronizedFolder(group, at: path, in: objects)
      for file in folder.files(of: object.identifier, isNamed: named.contains(group.identifier)) {
        if ProjectFile.isSource(file) {
          files.append((file, true))
        } else if ProjectFile.isResource(file) {
          files.append((file, false))
        }
      }
    }
    return files
  }

  private var synchronizedFolders: [ProjectObjects.Object] {
    objects.all.filter { $0.kind == "PBXFileSystemSynchronizedRootGroup" }
  }

  /// Whether a file is built for iOS: it has no platform filter, or one that includes iOS.
  private func appliesToIOS(_ buildFile: ProjectObjects.Object) -> Bool {
    let filters = buildFile.list("platformFilters") + [buildFile["platformFilter"]].compactMap(\.self)
    return filters.isEmpty || filters.contains("ios")
  }

  /// The paths for a file reference. A variant group has one file per language.
  private func paths(of reference: ProjectObjects.Object?) -> [String] {
    guard let reference else { return [] }
    if reference.kind == "PBXVariantGroup" {
      return objects.objects("children", of: reference).compactMap { paths[$0.identifier] }
    }
    return paths[reference.identifier].map { [$0] } ?? []
  }

  // MARK: Other targets

  private var dependencies: [String] {
    objects.objects("dependencies", of: object).compactMap { objects[$0["target"]]?["name"] }
  }

  private var packageProducts: [PackageProduct] {
    objects.objects("packageProductDependencies", of: object).compactMap { product in
      guard let name = product["productName"] else { return nil }
      let package = objects[product["package"]]
      return PackageProduct(
        name: name,
        package: package?["repositoryURL"] ?? package?["relativePath"].map { AbsolutePath.joined(folder, $0) },
        requirement: package.flatMap { PackageRequirement(xcode: $0.table("requirement")) })
    }
  }

  private var frameworks: [String] {
    let phases = objects.objects("buildPhases", of: object).filter { $0.kind == "PBXFrameworksBuildPhase" }
    let files = phases.flatMap { objects.objects("files", of: $0) }.compactMap { objects[$0["fileRef"]] }
    let names = files.compactMap { $0["path"] ?? $0["name"] }
    return Set(names.map(\.baseName)).sorted()
  }
}
