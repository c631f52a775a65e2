import Foundation

/// The data that all targets of a specification share.
struct XcodeGenProject {
  let specification: Specification
  let configuration: XcodeGenConfiguration
  let fileTypes: XcodeGenFileTypes
  /// The build settings at the project level, which the settings of targets override.
  let settings: BuildSettings
  /// The names of the settings in the project's `.xcconfig` file. XcodeGen's presets do not override them.
  let fileSettings: Set<String>
  /// The URLs or folder paths of Swift packages by the names of the packages.
  let packages: [String: String]
  /// The accepted versions of Swift packages by the names of the packages.
  let requirements: [String: PackageRequirement]
  let notes: [ProjectNote]

  var folder: String { specification.folder }

  /// - Parameters:
  ///   - values: the reader for settings in the specification.
  ///   - finder: the finder for the project's files.
  init(
    _ specification: Specification, _ configuration: XcodeGenConfiguration, _ values: inout XcodeGenSettings,
    _ finder: inout FileFinder
  ) throws(ProjectError) {
    self.specification = specification
    self.configuration = configuration
    fileTypes = XcodeGenFileTypes(specification.option("fileTypes"))
    packages = Self.packages(of: specification)
    requirements = (specification.root["packages"]?.table ?? [:]).compactMapValues(PackageRequirement.init(xcodeGen:))
    var settings = BuildSettings()
    settings.add(BuildSettings.defaults(target: "", project: specification.name, folder: specification.folder))
    let file = Self.settingsFile(of: specification.root, configuration, in: specification, &finder)
    fileSettings = Set(file.settings.keys)
    notes = file.notes
    settings.add(file.settings)
    settings.add(Self.presets(of: specification, configuration).filter { file.settings[$0.key] == nil })
    settings.add(try values.values(of: specification.root["settings"]))
    self.settings = settings
  }

  /// Whether XcodeGen adds its preset build settings at a level (project or target).
  ///
  /// - Parameter owner: the level, as the option `settingPresets` names it: `project` or `targets`.
  static func hasPresets(_ specification: Specification, for owner: String) -> Bool {
    let presets = specification.option("settingPresets")?.text ?? "all"
    return presets == "all" || presets == owner
  }

  /// Reads the `.xcconfig` file of a project or target for the configuration.
  static func settingsFile(
    of owner: YAMLValue, _ configuration: XcodeGenConfiguration, in specification: Specification,
    _ finder: inout FileFinder
  ) -> (settings: [String: String], notes: [ProjectNote]) {
    guard let path = owner["configFiles"]?[configuration.name]?.text, !path.isEmpty else { return ([:], []) }
    if let variable = SpecificationVariables.first(in: path) {
      let note = "the settings of \(path) are not read: the value of ${\(variable)} is not known"
      return ([:], [ProjectNote(specification.path, note)])
    }
    let absolute = AbsolutePath.joined(specification.folder, path)
    let file = ConfigurationFile(at: finder.existing(absolute) ?? absolute, folder: specification.folder)
    return (file.settings, file.notes)
  }

  /// The build settings that XcodeGen adds at the project level.
  private static func presets(
    of specification: Specification, _ configuration: XcodeGenConfiguration
  ) -> [String: String] {
    var presets: [String: String] = [:]
    let platforms = Set(specification.targets.values.map { $0["platform"]?.text ?? "" })
    if platforms.count == 1, let platform = platforms.first.flatMap(XcodeGenPlatform.init) {
      presets["SDKROOT"] = platform.sdkRoot
    }
    if hasPresets(specification, for: "project") {
      presets["PRODUCT_NAME"] = "$(TARGET_NAME)"
      presets["SWIFT_VERSION"] = "5.0"
      if configuration.isDebug { presets["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = "DEBUG" }
    }
    for platform in XcodeGenPlatform.allCases {
      guard let name = platform.deploymentSetting,
        let version = specification.option("deploymentTarget")?[platform.rawValue]?.text
      else { continue }
      presets[name] = XcodeGenPlatform.version(version)
    }
    return presets
  }

  private static func packages(of specification: Specification) -> [String: String] {
    var packages: [String: String] = [:]
    for path in specification.root["localPackages"]?.texts ?? [] {
      let folder = AbsolutePath.joined(specification.folder, path)
      packages[(folder as NSString).lastPathComponent] = folder
    }
    for (name, package) in specification.root["packages"]?.table ?? [:] {
      let address = package["url"]?.text ?? package["github"]?.text.map { "https://github.com/\($0)" }
      packages[name] = address ?? package["path"]?.text.map { AbsolutePath.joined(specification.folder, $0) }
    }
    return packages
  }
}
