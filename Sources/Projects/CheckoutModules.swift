import Foundation
import InputFiles

/// The modules whose Swift sources are in a checkout of a repository: the frameworks and libraries of its Xcode
/// projects, such as `Pods/Pods.xcodeproj`, and the targets of its Swift packages.
///
/// A `Package.swift` is read as text and not run: a target is found only if its name is a string literal, and its folder
/// is a string literal, too, or one of the default folders such as `Sources/Name`.
public struct CheckoutModules {
  private var targets: [String: ProjectTarget] = [:]
  /// The texts of the `Package.swift` files in the checkout.
  public private(set) var manifests: [String] = []
  /// The limits of the search: the number of folders, and how many levels below the checkout. Modules beyond the limits
  /// are not found.
  private static let most = (folders: 20_000, depth: 8)
  private static let skipped: Set<String> = ["DerivedData", "node_modules", "Carthage", "build"]
  /// The names of the files from which XcodeGen and Tuist generate projects. They are read in folders that contain no
  /// `.xcodeproj`.
  private static let generators = Set(Specification.names + [TuistProjectReader.name])
  private static let largestMegabytes = 4

  /// Searches a checkout for modules.
  ///
  /// - Parameters:
  ///   - folder: the folder of the checkout.
  ///   - first: a project whose targets take precedence over other targets that build a module with the same name.
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

  /// The target that builds a module; `nil` if the checkout does not contain the module's sources.
  public func target(forModule name: String) -> ProjectTarget? { targets[name] }

  private mutating func add(projectAt path: String) {
    // A project that cannot be read is skipped without an error; the user's own project reports its error elsewhere.
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
    manifests.append(text)
    for match in text.matches(of: /\.target\(\s*name:\s*"(\w+)"/) {
      let name = String(match.1)
      // The argument `path:` of this target comes before the declaration of the next target.
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
      target.packageName = (folder as NSString).lastPathComponent
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
