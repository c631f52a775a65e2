import Foundation

/// Reads one target in a `Project.swift` of Tuist.
struct TuistTargetReader {
  private let name: String
  private let call: SwiftLiteral
  private let folder: String
  private let path: String
  private(set) var notes: [ProjectNote] = []

  private static let kinds: [String: TargetKind] = [
    "app": .app, "appClip": .app, "framework": .framework, "staticFramework": .framework, "staticLibrary": .library,
    "dynamicLibrary": .library, "appExtension": .appExtension, "messagesExtension": .appExtension,
    "extensionKitExtension": .appExtension, "unitTests": .tests, "uiTests": .uiTests, "bundle": .bundle,
    "commandLineTool": .tool,
  ]
  private static let iOS: Set<String> = ["iOS", "iPhone", "iPad"]
  /// The maximum number of file patterns that are read.
  private static let mostPatterns = 256

  /// - Parameters:
  ///   - call: the call that creates the target.
  ///   - folder: the absolute path of the folder that contains the `Project.swift`.
  ///   - path: the path of the `Project.swift` as the user passed it.
  init(_ name: String, _ call: SwiftLiteral, in folder: String, path: String) {
    self.name = name
    self.call = call
    self.folder = folder
    self.path = path
  }

  /// Reads the target with its files.
  mutating func target(projectName: String, _ shared: SwiftLiteral?, _ finder: inout FileFinder) -> ProjectTarget {
    var settings = BuildSettings()
    settings.add(BuildSettings.defaults(target: name, project: projectName, folder: folder))
    settings.add(["SWIFT_VERSION": "5.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG"])
    settings.add(values(of: shared))
    settings.add(ownSettings())
    settings.add(values(of: call["settings"]))
    let kind = call["product"]?.name.flatMap { Self.kinds[$0] }
    if kind == nil, call["product"]?.name == nil { note("product") }
    var target = ProjectTarget(name: name, kind: kind ?? .other, settings: settings, folder: folder)
    let sources = files("sources", &finder).filter(ProjectFile.isSource)
    // A folder of resources may contain source files, which are not copied.
    let resources = files("resources", &finder).filter(ProjectFile.isResource)
    target.setFiles(sources: sources, resources: resources)
    readDependencies(into: &target)
    return target
  }

  private mutating func note(_ argument: String) {
    notes.append(
      ProjectNote(path, "the argument \(argument) of the target \(name) is an expression, which is not evaluated"))
  }

  // MARK: Settings

  /// The build settings that follow from the target's arguments, such as its product name.
  private mutating func ownSettings() -> [String: String] {
    var settings: [String: String] = [:]
    settings["PRODUCT_NAME"] = call["productName"]?.text ?? name.replacing("-", with: "_")
    let places = (call["destinations"] ?? call["platform"])?.elements ?? []
    if places.contains(.expression) { note("destinations") }
    settings["SDKROOT"] = places.isEmpty || places.contains { Self.iOS.contains($0.name ?? "") } ? "iphoneos" : "other"
    let versions = call["deploymentTargets"] ?? call["deploymentTarget"]
    let only = versions?.name == "iOS" ? versions?[nil] : nil
    if let version = versions?["targetVersion"] ?? versions?["iOS"] ?? only {
      settings["IPHONEOS_DEPLOYMENT_TARGET"] = version.text
    } else if versions == .expression {
      note("deploymentTargets")
    }
    switch call["infoPlist"] {
    case .text(let file)?: settings["INFOPLIST_FILE"] = file
    case .call("file", _)?: settings["INFOPLIST_FILE"] = call["infoPlist"]?["path"]?.text
    case .expression?: note("infoPlist")
    default: break
    }
    return settings
  }

  /// The build settings in `.settings(base: …)`.
  private mutating func values(of settings: SwiftLiteral?) -> [String: String] {
    guard let settings else { return [:] }
    guard case .table(let table)? = settings["base"] else {
      if settings["base"] != nil || settings == .expression { note("settings") }
      return [:]
    }
    return table.compactMapValues { value in
      if case .list(let list) = value { return list.compactMap(\.text).joined(separator: " ") }
      return value.text ?? (value.name == "true" ? "YES" : value.name == "false" ? "NO" : nil)
    }
  }

  // MARK: Files

  /// The files that an argument specifies: as patterns, `.glob(…, excluding: …)` or `.folderReference(path: …)`.
  private mutating func files(_ argument: String, _ finder: inout FileFinder) -> [String] {
    guard let value = call[argument] else { return [] }
    var found: [String] = []
    for element in patterns(value).prefix(Self.mostPatterns) {
      switch element.name {
      case nil where element.text != nil: found += files(element.text ?? "", excluding: [], &finder)
      case "glob":
        guard let pattern = (element["pattern"] ?? element[nil])?.text else {
          note(argument)
          continue
        }
        let excludes = (element["excluding"]?.elements ?? []).compactMap(\.text)
        found += files(pattern, excluding: excludes, &finder)
      case "folderReference":
        if let path = element["path"]?.text { found.append(AbsolutePath.joined(folder, path)) } else { note(argument) }
      default: note(argument)
      }
    }
    return found
  }

  /// The patterns in a list, which may be wrapped in `.resources(…)` or `.sourceFilesList(globs: …)`.
  private func patterns(_ value: SwiftLiteral) -> [SwiftLiteral] {
    switch value.name {
    case "resources": value[nil]?.elements ?? [.expression]
    case "sourceFilesList": value["globs"]?.elements ?? [.expression]
    case "nil": []
    default: value.elements
    }
  }

  private func files(_ text: String, excluding: [String], _ finder: inout FileFinder) -> [String] {
    let excludes = excluding.flatMap(GlobPattern.patterns).map(\.split)
    return GlobPattern.patterns(text).flatMap { pattern -> [String] in
      let (start, rest) = pattern.split
      guard let place = finder.existing(AbsolutePath.joined(folder, start)) else { return [] }
      guard FileFinder.isFolder(place), !ProjectFile.isPackage(place) else { return rest == nil ? [place] : [] }
      let selection = FileSelection(includes: rest.map { [$0] } ?? [])
      return finder.files(below: place, selection).filter { file in
        !excludes.contains { exclude in
          let start = AbsolutePath.joined(folder, exclude.path)
          guard file == start || file.hasPrefix(start + "/") else { return false }
          return exclude.rest.map { $0.matches(file.dropFirst(start.count)) } ?? true
        }
      }
    }
  }

  // MARK: Dependencies

  private mutating func readDependencies(into target: inout ProjectTarget) {
    var frameworks: Set<String> = []
    for dependency in call["dependencies"]?.elements ?? [] {
      let value = dependency["name"] ?? dependency["target"] ?? dependency["product"] ?? dependency["path"]
      guard let kind = dependency.name, let text = value?.text else {
        note("dependencies")
        continue
      }
      switch kind {
      case "target": if !target.dependencies.contains(text) { target.dependencies.append(text) }
      case "external", "package": target.packageProducts.append(PackageProduct(name: text, package: nil))
      case "project", "sdk", "framework", "xcframework", "library":
        frameworks.insert(text.baseName)
      default: break
      }
    }
    target.frameworks = frameworks.sorted()
  }
}
