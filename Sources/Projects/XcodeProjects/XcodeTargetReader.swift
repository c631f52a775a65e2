import Foundation
import InputFiles

/// Reads one target of an Xcode project.
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
    let projectName = ((projectPath as NSString).lastPathComponent as NSString).deletingPathExtension
    (settings, notes) = Self.settings(
      of: object, in: objects, paths: paths,
      defaults: [
        "TARGET_NAME": object["name"] ?? "", "PRODUCT_NAME": "$(TARGET_NAME)", "PROJECT_NAME": projectName,
        "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "SRCROOT": folder, "PROJECT_DIR": folder,
        "SOURCE_ROOT": folder, "CONFIGURATION": "Debug", "PLATFORM_NAME": "iphonesimulator",
        "SDK_NAME": "iphonesimulator", "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
      ])
  }

  /// The target, and what could not be understood of it.
  func target() -> (ProjectTarget, [ProjectNote]) {
    let kind = TargetKind(productType: object["productType"] ?? "")
    let name = object["name"] ?? ""
    var target = ProjectTarget(name: name, kind: kind, moduleName: settings["PRODUCT_MODULE_NAME"] ?? name)
    var notes = notes
    target.isForIOS = isForIOS
    target.swiftVersion = settings["SWIFT_VERSION"]
    target.deploymentTarget = settings["IPHONEOS_DEPLOYMENT_TARGET"]
    target.conditions = Set(conditions).sorted()
    target.infoPlist = settings["INFOPLIST_FILE"].map { FilePaths.joined(folder, $0) }
    target.infoPlistKeys = settings.all(withPrefix: "INFOPLIST_KEY_")
    target.generatesAssetSymbols = settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO"
    target.generatesAssetExtensions = settings.isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
    target.generatesStringSymbols = settings.isOn("STRING_CATALOG_GENERATE_SYMBOLS")
    target.bridgingHeader = settings["SWIFT_OBJC_BRIDGING_HEADER"].map { FilePaths.joined(folder, $0) }
    for (path, isCompiled) in files() {
      guard FileManager.default.fileExists(atPath: path) else {
        notes.append(ProjectNote(path, "the target \(name) lists the file, and it does not exist"))
        continue
      }
      if isCompiled { target.sources.append(path) } else { target.resources.append(path) }
    }
    target.sources = Set(target.sources).sorted()
    target.resources = Set(target.resources).filter { $0 != target.infoPlist }.sorted()
    target.dependencies = dependencies
    target.packageProducts = packageProducts
    target.frameworks = frameworks
    return (target, notes)
  }

  // MARK: Settings

  /// The settings of a target: those of the project, and those of the target above them. At each of both levels, a file
  /// of settings stands below the settings in the project.
  private static func settings(
    of object: ProjectObjects.Object, in objects: ProjectObjects, paths: FilePaths, defaults: [String: String]
  ) -> (BuildSettings, [ProjectNote]) {
    var settings = BuildSettings()
    var notes: [ProjectNote] = []
    settings.add(defaults)
    for owner in [objects.root, object] {
      guard let configuration = configuration(of: owner, in: objects) else { continue }
      if let file = settingsFile(of: configuration, paths: paths) {
        let read = ConfigurationFile(at: file)
        settings.add(read.settings)
        notes += read.notes
      }
      settings.add(configuration.table("buildSettings"))
    }
    return (settings, notes)
  }

  /// The file of settings of a configuration: an object, or (since Xcode 16) a path below a synchronised folder.
  private static func settingsFile(of configuration: ProjectObjects.Object, paths: FilePaths) -> String? {
    if let file = configuration["baseConfigurationReference"] { return paths[file] }
    guard let folder = configuration["baseConfigurationReferenceAnchor"].flatMap({ paths[$0] }),
      let path = configuration["baseConfigurationReferenceRelativePath"]
    else { return nil }
    return FilePaths.joined(folder, path)
  }

  /// The configuration that Xcode runs an app in: Debug, or else the first one.
  private static func configuration(
    of owner: ProjectObjects.Object, in objects: ProjectObjects
  ) -> ProjectObjects.Object? {
    guard let list = objects[owner["buildConfigurationList"]] else { return nil }
    let all = objects.objects("buildConfigurations", of: list)
    return all.first { $0["name"] == "Debug" } ?? all.first { $0["name"]?.hasPrefix("Debug") == true } ?? all.first
  }

  private var isForIOS: Bool {
    let platforms = settings.words(of: "SUPPORTED_PLATFORMS")
    if !platforms.isEmpty { return platforms.contains { $0.hasPrefix("iphone") } }
    switch settings["SDKROOT"] {
    case let root? where root.hasPrefix("iphone"): return true
    case "auto", nil: return settings["IPHONEOS_DEPLOYMENT_TARGET"] != nil
    default: return false
    }
  }

  /// The names for which `#if` holds: those of the setting, and those that `-D` gives to the compiler.
  private var conditions: [String] {
    var names = settings.words(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let flags = settings.words(of: "OTHER_SWIFT_FLAGS")
    for (index, flag) in flags.enumerated() where flag.hasPrefix("-D") {
      if flag.count > 2 {
        names.append(String(flag.dropFirst(2)))
      } else if index + 1 < flags.count {
        names.append(flags[index + 1])
      }
    }
    return names
  }

  // MARK: Files

  /// The files of the target, each with whether it is compiled.
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

  /// Whether a file is built for iOS: it says nothing, or names it.
  private func appliesToIOS(_ buildFile: ProjectObjects.Object) -> Bool {
    let filters = buildFile.list("platformFilters") + [buildFile["platformFilter"]].compactMap(\.self)
    return filters.isEmpty || filters.contains("ios")
  }

  /// The paths of a file. A group of variants stands for one file per language.
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
        package: package?["repositoryURL"] ?? package?["relativePath"].map { FilePaths.joined(folder, $0) })
    }
  }

  private var frameworks: [String] {
    let phases = objects.objects("buildPhases", of: object).filter { $0.kind == "PBXFrameworksBuildPhase" }
    let files = phases.flatMap { objects.objects("files", of: $0) }.compactMap { objects[$0["fileRef"]] }
    let names = files.compactMap { $0["path"] ?? $0["name"] }
    return Set(names.map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension }).sorted()
  }
}
