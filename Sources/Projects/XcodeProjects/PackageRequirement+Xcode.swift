extension PackageRequirement {
  /// Reads the requirement of a package reference in a project file of Xcode; `nil` if it is of an unknown kind.
  ///
  /// - Parameter table: the entry `requirement` of the reference.
  init?(xcode table: [String: String]) {
    let minimum = table["minimumVersion"]
    switch table["kind"] {
    case "upToNextMajorVersion": self.init(minimum, Self.upToNextMajor)
    case "upToNextMinorVersion": self.init(minimum, Self.upToNextMinor)
    case "versionRange":
      guard let minimum, let maximum = table["maximumVersion"] else { return nil }
      self = .range(from: minimum, to: maximum)
    case "exactVersion": self.init(table["version"], Self.exact)
    case "branch": self.init(table["branch"], Self.branch)
    case "revision": self.init(table["revision"], Self.revision)
    default: return nil
    }
  }

  private init?(_ text: String?, _ make: (String) -> PackageRequirement) {
    guard let text else { return nil }
    self = make(text)
  }
}
