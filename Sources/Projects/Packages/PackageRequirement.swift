/// The versions of a Swift package that a project accepts.
public enum PackageRequirement: Codable, Hashable, Sendable {
  case upToNextMajor(from: String)
  case upToNextMinor(from: String)
  /// All versions from the first to the second, which is excluded.
  case range(from: String, to: String)
  case exact(String)
  case branch(String)
  case revision(String)

  /// The arguments of `.package(url:…)` in a `Package.swift` that state the requirement; `nil` if a text in it is no
  /// version, branch or revision. A project is not trusted, and the manifest is code.
  public var manifestArguments: String? {
    switch self {
    case .upToNextMajor(let first): Self.quoted(first).map { ".upToNextMajor(from: \($0))" }
    case .upToNextMinor(let first): Self.quoted(first).map { ".upToNextMinor(from: \($0))" }
    case .range(let first, let end):
      Self.quoted(first).flatMap { first in Self.quoted(end).map { "\(first)..<\($0)" } }
    case .exact(let version): Self.quoted(version).map { "exact: \($0)" }
    case .branch(let name): Self.quoted(name).map { "branch: \($0)" }
    case .revision(let hash): Self.quoted(hash).map { "revision: \($0)" }
    }
  }

  private static func quoted(_ text: String) -> String? {
    text.wholeMatch(of: /[A-Za-z0-9_][A-Za-z0-9_.\/+-]*/) == nil ? nil : "\"\(text)\""
  }
}

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

  private init?(_ text: String?, _ make: (String) -> PackageRequirement) {
    guard let text else { return nil }
    self = make(text)
  }
}
