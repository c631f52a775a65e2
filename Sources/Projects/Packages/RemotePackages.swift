import Foundation

/// The Swift packages in remote repositories that an app and its modules use.
public enum RemotePackages {
  /// The packages of a project.
  ///
  /// A `Package.resolved` lists all of them, also those that other packages need. Without one, they are those that the
  /// project's targets link, and those that the packages in the checkout name.
  ///
  /// - Parameters:
  ///   - project: the project.
  ///   - manifests: the texts of the `Package.swift` files in the checkout.
  public static func packages(of project: Project, manifests: [String]) -> [RemotePackage] {
    let linked = project.targets.filter(\.isForIOS).flatMap(\.packageProducts).compactMap { product in
      product.package.flatMap { url in
        url.hasPrefix("/") ? nil : RemotePackage(url: url, declared: product.requirement)
      }
    }
    let declared = linked + manifests.flatMap(packages)
    let requirements = Dictionary(declared.map { ($0.identity, $0.declared) }) { $0 ?? $1 }
    let pinned = PackagePins(ofProjectAt: project.path).packages
    var seen: Set<String> = []
    return (pinned.isEmpty ? declared : pinned).filter { seen.insert($0.identity).inserted }.map { package in
      var package = package
      package.declared = requirements[package.identity] ?? nil
      return package
    }
  }

  /// The packages that a `Package.swift` names by the URLs of their repositories. It is read as text and not run.
  private static func packages(in manifest: String) -> [RemotePackage] {
    manifest.matches(of: /\.package\(\s*(?:name:\s*"[^"]*"\s*,\s*)?url:\s*"([^"]+)"\s*,\s*([^)]*)\)/).map { match in
      RemotePackage(url: String(match.1), declared: requirement(String(match.2)))
    }
  }

  private static func requirement(_ arguments: String) -> PackageRequirement? {
    let texts = arguments.matches(of: /"([^"]*)"/).map { String($0.1) }
    guard let first = texts.first else { return nil }
    if arguments.contains("..<"), texts.count == 2 { return .range(from: first, to: texts[1]) }
    if arguments.contains("exact") { return .exact(first) }
    if arguments.contains("branch") { return .branch(first) }
    if arguments.contains("revision") { return .revision(first) }
    if arguments.contains("upToNextMinor") { return .upToNextMinor(from: first) }
    return arguments.contains("from") ? .upToNextMajor(from: first) : nil
  }
}
