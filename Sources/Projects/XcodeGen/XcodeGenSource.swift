/// An entry in the `sources` of a target: a file or folder.
struct XcodeGenSource {
  /// How the files of a folder are added to the target.
  enum Kind: String {
    case file, group
    /// The folder is copied as a whole (a folder reference).
    case folder
    /// The project lists the folder but not its files (a synchronised folder, since Xcode 16).
    case syncedFolder
  }

  /// The path, relative to the folder of the specification.
  let path: String
  let kind: Kind?
  let isOptional: Bool
  /// The build phase of all files; `nil` if it depends on their extensions.
  let phase: XcodeGenBuildPhase?
  let excludes: [GlobPattern]
  let includes: [GlobPattern]
  /// Whether the names of files and folders determine the platform for which they are built.
  let infersPlatform: Bool
  /// Whether the file or folder is built for iOS.
  let isForIOS: Bool

  /// The maximum number of patterns that are read.
  private static let mostPatterns = 256

  /// Makes a source; `nil` if the value has no path.
  ///
  /// - Parameter value: a path, or a table with a path.
  init?(_ value: YAMLValue) {
    guard let path = value.text ?? value["path"]?.text else { return nil }
    self.path = path
    kind = value["type"]?.text.flatMap(Kind.init)
    isOptional = value["optional"]?.isTrue ?? false
    phase = value["buildPhase"].map(XcodeGenBuildPhase.init)
    excludes = Self.patterns(value["excludes"])
    includes = Self.patterns(value["includes"])
    infersPlatform = value["inferDestinationFiltersByPath"]?.isTrue ?? false
    let platforms = value["destinationFilters"]?.texts ?? []
    isForIOS = platforms.isEmpty || platforms.contains("iOS")
  }

  private static func patterns(_ value: YAMLValue?) -> [GlobPattern] {
    Array((value?.texts ?? []).lazy.flatMap(GlobPattern.patterns).prefix(mostPatterns))
  }

  /// Whether a file is built for iOS, judged by its folder or the end of its name: `…/macOS/…`, `…_macOS.swift`.
  func isForIOS(_ file: String) -> Bool {
    guard infersPlatform else { return true }
    let file = file.lowercased()
    let platform = ["ios", "tvos", "macos", "maccatalyst", "watchos", "visionos"].first {
      file.contains("/\($0)/") || file.hasSuffix("_\($0).swift")
    }
    return platform == nil || platform == "ios"
  }
}
