/// A target of a project, as Xcode would build it for the simulator of an iPhone.
public struct ProjectTarget: Codable, Hashable, Sendable {
  /// The name of the target.
  public var name: String
  /// What the target makes.
  public var kind: TargetKind
  /// The name that other code imports it by.
  public var moduleName: String
  /// Whether it is built for iOS. A target for macOS or for the watch is not.
  public var isForIOS = true
  /// The version of the Swift language, such as 5 or 4.2; `nil` if the project does not say.
  public var swiftVersion: String?
  /// The oldest release of iOS, such as 15.4; `nil` if the project does not say.
  public var deploymentTarget: String?
  /// The names for which `#if` holds, in alphabetical order.
  public var conditions: [String] = []
  /// The files that are compiled, as absolute paths in the order of their names.
  public var sources: [String] = []
  /// The files and folders that are copied into the product, as absolute paths in the order of their names.
  public var resources: [String] = []
  /// The property list that describes the product, as an absolute path; `nil` if there is none.
  public var infoPlist: String?
  /// The keys of the property list that stand in the build settings (`INFOPLIST_KEY_…`), without the prefix.
  public var infoPlistKeys: [String: String] = [:]
  /// The header of the Objective-C code that Swift code sees, as an absolute path; `nil` if there is none.
  public var bridgingHeader: String?
  /// The targets of the same project or workspace that are built first, in the project's order.
  public var dependencies: [String] = []
  /// The products of Swift packages that are linked.
  public var packageProducts: [PackageProduct] = []
  /// The frameworks that are linked, by their names without an extension, such as `MapKit`.
  public var frameworks: [String] = []
  /// Whether the assets of its catalogs get symbols (`ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS`).
  public var generatesAssetSymbols = true
  /// Whether the types of UIKit have these symbols, too
  /// (`ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS`).
  public var generatesAssetExtensions = true
  /// Whether the texts of its string catalogs get symbols (`STRING_CATALOG_GENERATE_SYMBOLS`).
  public var generatesStringSymbols = false

  init(name: String, kind: TargetKind, moduleName: String) {
    self.name = name
    self.kind = kind
    self.moduleName = moduleName
  }

  /// The files in Swift.
  public var swiftSources: [String] { sources.filter { $0.hasSuffix(".swift") } }
  /// The files in Objective-C and C.
  public var otherSources: [String] { sources.filter { path in Self.otherLanguages.contains { path.hasSuffix($0) } } }

  private static let otherLanguages = [".m", ".mm", ".c", ".cc", ".cpp"]
}
