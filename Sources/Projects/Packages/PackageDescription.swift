import Foundation
import InputFiles

/// The targets of a Swift package, as `swift package dump-package` prints them.
public struct PackageDescription {
  /// A target that is written in C, or that describes a library of the system.
  public struct TargetOfC: Hashable, Sendable {
    /// The name by which other code imports the target.
    public var moduleName: String
    /// The absolute path of the folder with the public headers, and with the module map if there is one.
    public var headers: String
    /// The absolute paths of the C files, sorted; empty for a library of the system.
    public var sources: [String]
  }

  /// The name of the package.
  public private(set) var name: String
  /// The targets in Swift that other code can import, except macros, which run in the compiler.
  public private(set) var targets: [ProjectTarget] = []
  /// The targets with tests in Swift.
  public private(set) var tests: [ProjectTarget] = []
  /// The targets in C.
  public private(set) var targetsOfC: [TargetOfC] = []

  /// The levels of folders in which sources are searched for.
  private static let mostLevels = 12

  /// - Parameters:
  ///   - json: what the command prints.
  ///   - folder: the absolute path of the package's folder.
  public init(json: Data, folder: String) throws {
    let package = try JSONDecoder().decode(Package.self, from: json)
    name = package.name
    let importable = package.targets.filter { ["regular", "system"].contains($0.type) }
    for target in importable {
      guard let place = Self.place(of: target, in: folder, isOnly: importable.count == 1) else { continue }
      let files = Self.files(of: target, below: place)
      let name = Self.moduleName(target.name)
      let swift = files.filter { $0.hasSuffix(".swift") }
      let c = files.filter { path in [".c", ".cc", ".cpp"].contains { path.hasSuffix($0) } }
      if target.type == "system" {
        targetsOfC.append(TargetOfC(moduleName: name, headers: place, sources: []))
      } else if !swift.isEmpty {
        targets.append(Self.target(target, of: package, named: name, sources: swift))
      } else if !c.isEmpty {
        let headers = AbsolutePath.joined(place, target.publicHeadersPath ?? "include")
        targetsOfC.append(TargetOfC(moduleName: name, headers: headers, sources: c))
      }
    }
    tests = package.targets.filter { $0.type == "test" }.compactMap { target in
      guard let place = Self.place(of: target, in: folder, isOnly: false) else { return nil }
      let sources = Self.files(of: target, below: place).filter { $0.hasSuffix(".swift") }
      var made = Self.target(target, of: package, named: Self.moduleName(target.name), sources: sources)
      made.kind = .tests
      return sources.isEmpty ? nil : made
    }
  }

  private static func target(
    _ target: Target, of package: Package, named name: String, sources: [String]
  ) -> ProjectTarget {
    var made = ProjectTarget(name: target.name, kind: .library, moduleName: name)
    made.sources = sources
    made.packageName = package.name
    let settings = target.settings.filter(\.isForThisBuild).map(\.kind)
    made.conditions = Set(["DEBUG", "SWIFT_PACKAGE"] + settings.compactMap { $0.define?.value }).sorted()
    let own = settings.lazy.compactMap { $0.swiftLanguageMode?.value }.first
    made.swiftVersion = own ?? package.swiftLanguageVersions?.max() ?? package.languageOfTools
    made.upcomingFeatures = settings.compactMap { $0.enableUpcomingFeature?.value }
    made.experimentalFeatures = settings.compactMap { $0.enableExperimentalFeature?.value }
    return made
  }

  /// The folder of a target: the stated one, or one of SwiftPM's default folders; `nil` if it does not exist, or if it is
  /// outside of the package.
  ///
  /// - Parameter isOnly: whether the package has no other target, which may then lie in `Sources` itself.
  private static func place(of target: Target, in folder: String, isOnly: Bool) -> String? {
    let defaults = target.type == "test" ? ["Tests"] : ["Sources", "Source", "src", "srcs"]
    let places = target.path.map { [$0] } ?? (defaults.map { "\($0)/\(target.name)" } + (isOnly ? ["Sources"] : []))
    return places.map { AbsolutePath.joined(folder, $0) }.first {
      ($0 == folder || $0.hasPrefix("\(folder)/")) && FolderListing($0) != nil
    }
  }

  private static func files(of target: Target, below place: String) -> [String] {
    let excluded = target.exclude.map { AbsolutePath.joined(place, $0) }
    let chosen = target.sources?.map { AbsolutePath.joined(place, $0) }
    func isIn(_ path: String, _ places: [String]) -> Bool { places.contains { path == $0 || path.hasPrefix("\($0)/") } }
    return files(below: place, levels: mostLevels).filter { path in
      !isIn(path, excluded) && (chosen.map { isIn(path, $0) } ?? true)
    }.sorted()
  }

  private static func files(below folder: String, levels: Int) -> [String] {
    guard levels > 0, let listing = FolderListing(folder) else { return [] }
    return listing.entries.filter { !$0.name.hasPrefix(".") }.flatMap { entry in
      let path = listing.path(of: entry.name)
      return entry.isFolder ? files(below: path, levels: levels - 1) : [path]
    }
  }

  /// The name with which SwiftPM makes a module of a target: letters, digits and underscores.
  private static func moduleName(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}

extension PackageDescription {
  private struct Package: Decodable {
    struct ToolsVersion: Decodable { var _version: String }
    var name: String
    var targets: [Target]
    var swiftLanguageVersions: [String]?
    var toolsVersion: ToolsVersion?

    /// From tools version 6 on, packages are in the language mode 6 unless they state another.
    var languageOfTools: String? {
      toolsVersion.flatMap { Int($0._version.prefix { $0 != "." }) }.flatMap { $0 >= 6 ? "6" : nil }
    }
  }

  private struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var sources: [String]?
    var exclude: [String]
    var publicHeadersPath: String?
    var settings: [Setting]
  }

  private struct Setting: Decodable {
    struct Condition: Decodable {
      var platformNames: [String]?
      var config: String?
    }
    struct Value: Decodable {
      var value: String
      private enum CodingKeys: String, CodingKey { case value = "_0" }
    }
    struct Kind: Decodable {
      var define: Value?
      var enableUpcomingFeature: Value?
      var enableExperimentalFeature: Value?
      var swiftLanguageMode: Value?
    }

    var tool: String
    var kind: Kind
    var condition: Condition?

    /// Whether the setting holds for Swift code in a debug build. Packages see Linux, where they are compiled, and iOS.
    var isForThisBuild: Bool {
      let platforms = condition?.platformNames ?? []
      return tool == "swift" && condition?.config != "release"
        && (platforms.isEmpty || platforms.contains { ["ios", "linux"].contains($0) })
    }
  }
}
