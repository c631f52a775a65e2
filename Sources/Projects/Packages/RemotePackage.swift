/// A Swift package in a repository that has to be fetched.
public struct RemotePackage: Hashable, Sendable {
  /// The URL of the repository.
  public var url: String
  /// The version that Xcode chose the last time; `nil` if there is no record of it.
  public var pinned: PackageRequirement?
  /// The versions that the project accepts; `nil` if the project does not specify them.
  public var declared: PackageRequirement?

  /// Makes a package from the URL of its repository and the versions.
  public init(url: String, pinned: PackageRequirement? = nil, declared: PackageRequirement? = nil) {
    self.url = url
    self.pinned = pinned
    self.declared = declared
  }

  /// The name by which packages are the same although their URLs are written differently: the last component of the
  /// URL in lower case, without `.git`.
  public var identity: String {
    let last = url.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map { $0.lowercased() } ?? ""
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// Whether a repository can be fetched from the URL without running a program that the URL names: only HTTPS and SSH
  /// are allowed.
  public var isFetchable: Bool {
    url.wholeMatch(of: /(https:\/\/|ssh:\/\/|git@)[A-Za-z0-9][A-Za-z0-9._~:\/@%+-]*/) != nil
  }
}
