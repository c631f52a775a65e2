extension PackageRequirement {
  /// Reads the requirement of a package in a specification of XcodeGen; `nil` if it has none.
  ///
  /// - Parameter table: the entry of the package.
  init?(xcodeGen table: YAMLValue) {
    func text(_ keys: String...) -> String? { keys.lazy.compactMap { table[$0]?.text }.first }
    if let first = text("minVersion"), let end = text("maxVersion") {
      self = .range(from: first, to: end)
    } else if let first = text("from", "majorVersion") {
      self = .upToNextMajor(from: first)
    } else if let first = text("minorVersion") {
      self = .upToNextMinor(from: first)
    } else if let version = text("exactVersion", "version") {
      self = .exact(version)
    } else if let branch = text("branch") {
      self = .branch(branch)
    } else if let revision = text("revision") {
      self = .revision(revision)
    } else {
      return nil
    }
  }
}
