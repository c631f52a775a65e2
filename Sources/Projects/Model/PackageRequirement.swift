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
