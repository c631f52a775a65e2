/// A file or folder that a target consists of.
struct XcodeGenSource {
  /// How a folder becomes files of the target.
  enum Kind: String {
    case file, group
    /// The folder is copied as it is.
    case folder
    /// The folder belongs to the target without being listed (since Xcode 16).
    case syncedFolder
  }

  /// The path, from the folder of the specification on.
  let path: String
  let kind: Kind?
  let isOptional: Bool
  /// What a build does with all files; `nil` if that depends on their names.
  let phase: XcodeGenBuildPhase?
  let excludes: [GlobPattern]
  let includes: [GlobPattern]
  /// Whether the names of files and folders say which platform they are for.
  let infersPlatform: Bool
  /// Whether it is built for iOS.
  let isForIOS: Bool

  /// How many patterns are read.
  private static let mostPatterns = 256

  /// - Parameter value: a path, or a table with one; what is neither gives `nil`.
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

  /// Whether a file is built for iOS, as its folder or the end of its name says: `…/macOS/…`, `…_macOS.swift`.
  func isForIOS(_ file: String) -> Bool {
    guard infersPlatform else { return true }
    let file = file.lowercased()
    let platform = ["ios", "tvos", "macos", "maccatalyst", "watchos", "visionos"].first {
      file.contains("/\($0)/") || file.hasSuffix("_\($0).swift")
    }
    return platform == nil || platform == "ios"
  }
}
