/// A target of a project, with the files and settings that Xcode would use to build it for the iPhone simulator.
public struct ProjectTarget: Codable, Hashable, Sendable {
  /// The name of the target.
  public var name: String
  /// The kind of product that the target builds.
  public var kind: TargetKind
  /// The name by which other code imports the target.
  public var moduleName: String
  /// Whether the target is built for iOS, rather than, for example, only for macOS or watchOS.
  public var isForIOS = true
  /// The version of the Swift language, such as 5 or 4.2; `nil` if the project does not specify it.
  public var swiftVersion: String?
  /// The oldest supported version of iOS, such as 15.4; `nil` if the project does not specify it.
  public var deploymentTarget: String?
  /// The device families for which the target is built, by Xcode's numbers, in order: 1 for iPhone, 2 for iPad; empty if
  /// the project does not specify them.
  public var deviceFamilies: [Int] = []
  /// The names of the conditions that are true in `#if`, such as `DEBUG`, in alphabetical order.
  public var conditions: [String] = []
  /// The name of the Swift package to which the target belongs; `nil` if it belongs to none. Declarations with the access
  /// level `package` need it.
  public var packageName: String?
  /// The names of the features of later language versions that the compiler turns on (`-enable-upcoming-feature`).
  public var upcomingFeatures: [String] = []
  /// The names of the experimental features that the compiler turns on (`-enable-experimental-feature`).
  public var experimentalFeatures: [String] = []
  /// The absolute paths of the files that are compiled, sorted.
  public var sources: [String] = []
  /// The absolute paths of the files and folders that are copied into the product, sorted.
  public var resources: [String] = []
  /// The absolute path of the `Info.plist`; `nil` if there is none.
  public var infoPlist: String?
  /// The keys and values of the `Info.plist` that the build settings specify (`INFOPLIST_KEY_…`). The keys have no
  /// prefix.
  public var infoPlistKeys: [String: String] = [:]
  /// The absolute path of the bridging header, which makes Objective-C code visible to Swift; `nil` if there is none.
  public var bridgingHeader: String?
  /// The names of the targets in the same project or workspace that must be built before this one, in the project's
  /// order.
  public var dependencies: [String] = []
  /// The products of Swift packages that the target links.
  public var packageProducts: [PackageProduct] = []
  /// The names of the frameworks that the target links, without an extension, such as `MapKit`.
  public var frameworks: [String] = []
  /// Whether Swift symbols are generated for the target's asset catalogs
  /// (`ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS`).
  public var generatesAssetSymbols = true
  /// Whether the Swift symbols of asset catalogs are also generated as static properties of `UIColor` and `UIImage`
  /// (`ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS`).
  public var generatesAssetExtensions = true
  /// Whether Swift symbols are generated for the target's string catalogs (`STRING_CATALOG_GENERATE_SYMBOLS`).
  public var generatesStringSymbols = false

  init(name: String, kind: TargetKind, moduleName: String) {
    self.name = name
    self.kind = kind
    self.moduleName = moduleName
  }

  /// Makes a target for a file that replaces a missing module.
  ///
  /// - Parameters:
  ///   - module: the name of the module.
  ///   - file: the absolute path of the Swift file.
  public init(surfaceOf module: String, in file: String) {
    self.init(name: module, kind: .framework, moduleName: module)
    sources = [file]
    swiftVersion = "5"
  }

  /// The Swift files among `sources`.
  public var swiftSources: [String] { sources.filter { $0.hasSuffix(".swift") } }
  /// The Objective-C, C and C++ files among `sources`.
  public var otherSources: [String] { sources.filter { path in Self.otherLanguages.contains { path.hasSuffix($0) } } }

  private static let otherLanguages = [".m", ".mm", ".c", ".cc", ".cpp"]
}
