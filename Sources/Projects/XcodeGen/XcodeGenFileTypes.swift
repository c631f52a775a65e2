import Foundation

/// How XcodeGen treats files, by their extensions.
struct XcodeGenFileTypes: Sendable {
  /// The entry for an extension in the option `fileTypes`.
  private struct FileType {
    let isFile: Bool
    let phase: XcodeGenBuildPhase?
  }

  private static let resources: Set<String> = ["bundle", "xcassets", "storekit", "xcstrings", "icon", "mlmodelc"]
  private static let sources: Set<String> = [
    "swift", "gyb", "m", "mm", "cpp", "cp", "cxx", "c", "cc", "S", "xcdatamodeld", "xcmappingmodel", "intentdefinition",
    "metal", "mlmodel", "mlpackage", "rcproject", "iig", "docc",
  ]
  /// The extensions of files that are in no build phase, or in one that does not matter here.
  private static let others: Set<String> = [
    "h", "hh", "hpp", "ipp", "tpp", "hxx", "def", "xpc", "appex", "xcconfig", "entitlements", "gpx", "lproj",
    "xcfilelist", "apns", "pch", "xctestplan", "modulemap", "swiftcrossimport",
  ]
  /// The extensions of further folders that Xcode shows as one file.
  private static let wrappers: Set<String> = [
    "app", "appex", "xpc", "xctest", "xcodeproj", "xcworkspace", "kext", "rtfd", "dSYM", "mlmodelc", "swiftcrossimport",
    "storyboardc", "docset",
  ]

  private let own: [String: FileType]

  /// - Parameter types: the value of the option `fileTypes`.
  init(_ types: YAMLValue?) {
    own = (types?.table ?? [:]).mapValues { type in
      FileType(isFile: type["file"]?.isTrue ?? true, phase: type["buildPhase"].map(XcodeGenBuildPhase.init))
    }
  }

  /// Whether a folder with a name counts as one file.
  func isPackage(_ name: String) -> Bool {
    let ending = (name as NSString).pathExtension
    if let type = own[ending] { return type.isFile }
    return ProjectFile.isPackage(name) || Self.wrappers.contains(ending)
  }

  /// The build phase of a file, by its extension.
  func phase(of path: String) -> XcodeGenBuildPhase {
    let ending = (path as NSString).pathExtension
    if let phase = own[ending]?.phase { return phase }
    if Self.sources.contains(ending) { return .sources }
    if Self.resources.contains(ending) { return .resources }
    if ending == "framework" { return .frameworks }
    return ending.isEmpty || Self.others.contains(ending) ? .none : .resources
  }
}
