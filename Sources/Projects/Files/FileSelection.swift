/// The rule by which files below a folder are selected.
struct FileSelection {
  /// The patterns of files and folders that are not selected.
  var excludes: [GlobPattern] = []
  /// The patterns of files and folders that are selected; empty to select all.
  var includes: [GlobPattern] = []
  /// Returns whether a folder with a name counts as one file, such as an asset catalog.
  var isPackage: @Sendable (String) -> Bool = ProjectFile.isPackage

  /// The state of matching a path against the patterns, one path component after the other.
  struct Progress {
    fileprivate var excludes: [GlobPattern.Positions]
    fileprivate var includes: [GlobPattern.Positions]
    /// Whether a pattern of `includes` matches the path, or there is none.
    fileprivate(set) var isIncluded: Bool
    /// Whether a pattern of `excludes` matches the path.
    fileprivate(set) var isExcluded = false

    /// Whether the path itself or a file below it may still be included.
    var mayInclude: Bool { isIncluded || includes.contains { !$0.isEmpty } }
  }

  /// The state before the first component of a path.
  var start: Progress {
    Progress(excludes: excludes.map(\.start), includes: includes.map(\.start), isIncluded: includes.isEmpty)
  }

  /// The state after one more component of the path.
  func next(_ progress: Progress, _ name: String) -> Progress {
    var next = progress
    for (index, pattern) in excludes.enumerated() where !progress.excludes[index].isEmpty {
      next.excludes[index] = pattern.next(progress.excludes[index], name)
      if pattern.isWhole(next.excludes[index]) { next.isExcluded = true }
    }
    guard !progress.isIncluded else { return next }
    for (index, pattern) in includes.enumerated() where !progress.includes[index].isEmpty {
      next.includes[index] = pattern.next(progress.includes[index], name)
      if pattern.isWhole(next.includes[index]) { next.isIncluded = true }
    }
    return next
  }
}
