import Foundation
import InputFiles

/// The modules whose sources lie in a checkout: targets of its Xcode projects, such as `Pods/Pods.xcodeproj`, and of its
/// Swift packages.
///
/// Manifests are read, not run: a target whose folder is an expression is not found.
public struct CheckoutModules {
  private var targets: [String: ProjectTarget] = [:]
  /// The limits of the search: folders, and levels below the checkout. Modules beyond them are not found.
  private static let most = (folders: 20_000, depth: 8)
  private static let skipped: Set<String> = ["DerivedData", "node_modules", "Carthage", "build"]
  /// Files that projects are generated from, read where there are no projects.
  private static let generators = Set(Specification.names + [TuistProjectReader.name])
  private static let largestMegabytes = 4

  /// Looks for modules.
  ///
  /// - Parameters:
  ///   - folder: the checkout.
  ///   - first: the project whose targets come before those of others with the same module.
  public init(in folder: String, first: Project? = nil) {
    if let first { add(first) }
    var pending = [(folder, 0)]
    var count = 0
    while !pending.isEmpty, count < Self.most.folders {
      let (path, depth) = pending.removeFirst()
      count += 1
      guard let listing = FolderListing(path) else { continue }
      let hasProject = listing.names.contains { $0.hasSuffix(Project.ending) }
      for entry in listing.entries where !entry.name.hasPrefix(".") {
        let place = listing.path(of: entry.name)
        if entry.isFolder, entry.name.hasSuffix(Project.ending) {
          add(projectAt: place)
        } else if entry.isFolder, depth < Self.most.depth, !Self.skipped.contains(entry.name),
          !ProjectFile.isPackage(entry.name)
        {
          pending.append((place, depth + 1))
        } else if Self.generators.contains(entry.name), !hasProject {
          add(projectAt: place)
        } else if entry.name == "Package.swift", !entry.isFolder {
          add(packageIn: path)
        }
      }
    }
  }

  /// The target that a module is made of; `nil` if its sources are not in the checkout.
  public func target(forModule name: String) -> ProjectTarget? { targets[name] }

  private mutating func add(projectAt path: String) {
    // A project that cannot be read has no modules; the one that was named says so itself.
    if let project = try? Project(at: path) { add(project) }
  }

  private mutating func add(_ project: Project) {
    for target in project.targets where target.isForIOS && [.framework, .library].contains(target.kind) {
      if targets[target.moduleName] == nil, !target.swiftSources.isEmpty { targets[target.moduleName] = target }
    }
  }

  private mutating func add(packageIn folder: String) {
    guard let data = try? RegularFile.read("\(folder)/Package.swift", atMost: Self.largestMegabytes) else { return }
    let text = String(decoding: data, as: UTF8.self)
    for match in text.matches(of: /\.target\(\s*name:\s*"(\w+)"/) {
      let name = String(match.1)
      // The path stands before the next target.
      let rest = text[match.range.upperBound...]
      let own = rest.prefix(
        upTo: rest.firstRange(of: /\.(?:testTarget|target|executableTarget|binaryTarget)\(/)?.lowerBound
          ?? rest.endIndex)
      let path = own.firstMatch(of: /\bpath:\s*"([^"]+)"/).map { String($0.1) }
      let places = (path.map { [$0] } ?? ["Sources/\(name)", "Source/\(name)", "src/\(name)", "Sources"])
      let place = places.map { AbsolutePath.joined(folder, $0) }.first {
        FolderListing($0)?.entries.isEmpty == false
      }
      guard let place, targets[name] == nil else { continue }
      var target = ProjectTarget(name: name, kind: .library, moduleName: name)
      target.sources = Self.sources(below: place, depth: 0)
      target.conditions = ["DEBUG", "SWIFT_PACKAGE"]
      if !target.swiftSources.isEmpty { targets[name] = target }
    }
  }

  private static func sources(below folder: String, depth: Int) -> [String] {
    guard depth < most.depth, let listing = FolderListing(folder) else { return [] }
    return listing.entries.flatMap { entry -> [String] in
      guard !entry.name.hasPrefix(".") else { return [] }
      let path = listing.path(of: entry.name)
      if entry.isFolder, !ProjectFile.isPackage(entry.name) { return sources(below: path, depth: depth + 1) }
      return path.hasSuffix(".swift") ? [AbsolutePath.joined("/", path)] : []
    }
  }
}
