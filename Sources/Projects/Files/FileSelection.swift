/// Which files below a folder are taken.
struct FileSelection {
  /// Patterns of files and folders that are left out.
  var excludes: [GlobPattern] = []
  /// Patterns of files and folders that are taken; empty for all.
  var includes: [GlobPattern] = []
  /// Whether a folder with a name counts as one file.
  var isPackage: @Sendable (String) -> Bool = ProjectFile.isPackage

  /// How far the patterns match a path, whose names are given one after the other.
  struct Progress {
    fileprivate var excludes: [GlobPattern.Positions]
    fileprivate var includes: [GlobPattern.Positions]
    /// Whether a pattern includes the path.
    fileprivate(set) var isIncluded: Bool
    /// Whether a pattern excludes the path.
    fileprivate(set) var isExcluded = false

    /// Whether a file below the path may be included.
    var mayInclude: Bool { isIncluded || includes.contains { !$0.isEmpty } }
  }

  /// The progress before the first name of a path.
  var start: Progress {
    Progress(excludes: excludes.map(\.start), includes: includes.map(\.start), isIncluded: includes.isEmpty)
  }

  /// The progress after one more name of the path.
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
