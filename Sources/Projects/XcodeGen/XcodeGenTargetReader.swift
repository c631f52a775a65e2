import Foundation

/// Reads one target of a specification.
struct XcodeGenTargetReader {
  private let name: String
  private let value: YAMLValue
  private let project: XcodeGenProject
  private let platform: XcodeGenPlatform?
  private let settings: BuildSettings
  private let sources: [XcodeGenSource]
  private(set) var notes: [ProjectNote] = []

  /// - Parameters:
  ///   - key: the name of the target in the specification.
  ///   - value: the table that the specification has for the target.
  init(
    _ key: String, _ value: YAMLValue, in project: XcodeGenProject, _ values: inout XcodeGenSettings,
    _ finder: inout FileFinder
  ) throws(ProjectError) {
    name = value["name"]?.text ?? key
    self.value = value
    self.project = project
    platform = value["platform"]?.text.flatMap(XcodeGenPlatform.init)
    sources = (value["sources"]?.elements ?? []).compactMap(XcodeGenSource.init).filter(\.isForIOS)
    var settings = project.settings
    settings.add(["TARGET_NAME": name])
    let file = XcodeGenProject.settingsFile(of: value, project.configuration, in: project.specification, &finder)
    notes = file.notes
    settings.add(file.settings)
    let presets = Self.presets(of: value, platform, in: project.specification)
    settings.add(presets.filter { file.settings[$0.key] == nil && !project.fileSettings.contains($0.key) })
    var own = try values.values(of: value["settings"])
    own["INFOPLIST_FILE"] =
      own["INFOPLIST_FILE"] ?? value["info"]?["path"]?.text ?? Self.infoPlist(in: sources, project.folder, &finder)
    settings.add(own)
    self.settings = settings
  }

  /// Reads the target with its files.
  mutating func target(_ finder: inout FileFinder) throws(ProjectError) -> ProjectTarget {
    let type = value["type"]?.text ?? ""
    if type.isEmpty || platform == nil && value["supportedDestinations"] == nil {
      note("the target \(name) has no type, or no platform: XcodeGen does not take it")
    }
    let kind = TargetKind(productType: type.hasPrefix("com.apple.") ? type : "com.apple.product-type." + type)
    var target = ProjectTarget(name: name, kind: kind, settings: settings, folder: project.folder)
    target.infoPlist = target.infoPlist.map { finder.existing($0) ?? $0 }
    target.bridgingHeader = target.bridgingHeader.map { finder.existing($0) ?? $0 }
    var phases: [XcodeGenBuildPhase: [String]] = [:]
    for source in sources {
      for (path, phase) in files(of: source, &finder) { phases[phase, default: []].append(path) }
    }
    target.setFiles(sources: phases[.sources] ?? [], resources: phases[.resources] ?? [])
    var dependencies = XcodeGenDependencies(of: name, platform: platform ?? .iOS, in: project)
    dependencies.read(value["dependencies"])
    notes += dependencies.notes
    target.dependencies = dependencies.targets
    target.packageProducts = dependencies.packageProducts
    let frameworks = (phases[.frameworks] ?? []).map(\.baseName)
    target.frameworks = Set(dependencies.frameworks + frameworks).sorted()
    return target
  }

  private mutating func note(_ message: String) { notes.append(ProjectNote(project.specification.path, message)) }

  // MARK: Settings

  /// The build settings that XcodeGen adds at the target level.
  private static func presets(
    of value: YAMLValue, _ platform: XcodeGenPlatform?, in specification: Specification
  ) -> [String: String] {
    var presets: [String: String] = [:]
    let destinations = value["supportedDestinations"]?.texts ?? []
    if XcodeGenProject.hasPresets(specification, for: "targets") {
      presets["SDKROOT"] = (platform ?? (destinations.isEmpty ? nil : .auto))?.sdkRoot
      if !destinations.isEmpty {
        // An app for Mac Catalyst is built as an iPad app.
        let platforms = destinations.map { $0 == "macCatalyst" ? "iOS" : $0 }
        presets["SUPPORTED_PLATFORMS"] =
          platforms.compactMap { XcodeGenPlatform(rawValue: $0)?.supported }.joined(separator: " ")
      }
    }
    guard let version = value["deploymentTarget"] else { return presets }
    for platform in destinations.isEmpty ? [platform] : destinations.map(XcodeGenPlatform.init) {
      guard let platform, let name = platform.deploymentSetting else { continue }
      presets[name] = (version.text ?? version[platform.rawValue]?.text).map(XcodeGenPlatform.version)
    }
    return presets
  }

  /// The path of the `Info.plist` among the sources: of the first source that contains one, the one in the outermost
  /// folder.
  private static func infoPlist(
    in sources: [XcodeGenSource], _ folder: String, _ finder: inout FileFinder
  ) -> String? {
    let name = "Info.plist"
    for source in sources {
      let path = AbsolutePath.joined(folder, source.path)
      if (path as NSString).lastPathComponent == name { return path }
      guard FileFinder.isFolder(path) else { continue }
      let selection = FileSelection(includes: GlobPattern.patterns("**/\(name)"))
      let found = finder.files(below: path, selection)
      let highest = found.min { ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1) }
      if let highest { return highest }
    }
    return nil
  }

  // MARK: Files

  /// The files of a source, with their build phases.
  private mutating func files(
    of source: XcodeGenSource, _ finder: inout FileFinder
  ) -> [(path: String, phase: XcodeGenBuildPhase)] {
    if let variable = SpecificationVariables.first(in: source.path) {
      note("the target \(name) has the source \(source.path), and the value of ${\(variable)} is not known")
      return []
    }
    let absolute = AbsolutePath.joined(project.folder, source.path)
    guard let path = finder.existing(absolute) else {
      if !source.isOptional {
        notes.append(ProjectNote(absolute, "the target \(name) lists it as a source, and it does not exist"))
      }
      return []
    }
    let isFolder = FileFinder.isFolder(path)
    if source.kind == .folder { return [(path, source.phase ?? .resources)] }
    guard isFolder, source.kind != nil && source.kind != .file || !project.fileTypes.isPackage(path) else {
      return [(path, phase(of: path, in: source))]
    }
    let types = project.fileTypes
    let isPackage = { @Sendable (name: String) in types.isPackage(name) }
    let selection = FileSelection(excludes: source.excludes, includes: source.includes, isPackage: isPackage)
    return finder.files(below: path, selection).filter { !Self.isLeftOver($0) && source.isForIOS($0) }.map {
      ($0, phase(of: $0, in: source))
    }
  }

  private func phase(of path: String, in source: XcodeGenSource) -> XcodeGenBuildPhase {
    if let phase = source.phase { return phase }
    let isSynced = source.kind == .syncedFolder || source.kind == nil && defaultKind == "syncedFolder"
    guard isSynced else { return project.fileTypes.phase(of: path) }
    return ProjectFile.isSource(path) ? .sources : ProjectFile.isResource(path) ? .resources : .none
  }

  private var defaultKind: String? { project.specification.option("defaultSourceDirectoryType")?.text }

  /// Whether a file is a leftover of the Finder or of a merge.
  private static func isLeftOver(_ path: String) -> Bool { path.hasSuffix("/.DS_Store") || path.hasSuffix(".orig") }
}
