import Foundation

/// The dependencies of a target in a specification.
struct XcodeGenDependencies {
  private let target: String
  private let platform: XcodeGenPlatform
  private let project: XcodeGenProject
  /// The names of the targets in the same project on which the target depends.
  private(set) var targets: [String] = []
  private(set) var packageProducts: [PackageProduct] = []
  /// The names of the frameworks and libraries that the target links, including those that other targets build.
  private(set) var frameworks: [String] = []
  private(set) var notes: [ProjectNote] = []
  private var seen: Set<PackageProduct> = []

  init(of target: String, platform: XcodeGenPlatform, in project: XcodeGenProject) {
    self.target = target
    self.platform = platform
    self.project = project
  }

  /// Reads the dependencies in the entry `dependencies`.
  mutating func read(_ list: YAMLValue?) {
    for dependency in list?.list ?? [] where applies(dependency) {
      let links = dependency["link"]?.isTrue ?? true
      if let name = dependency["target"]?.text {
        addTarget(name, links: links)
      } else if let name = (dependency["framework"] ?? dependency["carthage"] ?? dependency["sdk"])?.text {
        if links { frameworks.append(name.baseName) }
      } else if let name = dependency["package"]?.text {
        addPackage(name, dependency)
      } else if dependency["bundle"] == nil {
        note("a dependency of the target \(target) is not understood")
      }
    }
  }

  private mutating func note(_ message: String) { notes.append(ProjectNote(project.specification.path, message)) }

  private func applies(_ dependency: YAMLValue) -> Bool {
    if let platforms = dependency["platforms"]?.texts, !platforms.contains(platform.rawValue) { return false }
    if platform == .iOS, dependency["platformFilter"]?.text == "macOS" { return false }
    let destinations = dependency["destinationFilters"]?.texts ?? []
    return destinations.isEmpty || destinations.contains("iOS")
  }

  /// Adds a dependency on a target of this project, or on a target of another project, as in `Other/Kit`.
  private mutating func addTarget(_ reference: String, links: Bool) {
    if let variable = SpecificationVariables.first(in: reference) {
      note("the target \(target) depends on \(reference), and the value of ${\(variable)} is not known")
      return
    }
    let parts = reference.split(separator: "/").map(String.init)
    if parts.count == 2 {
      if links { frameworks.append(parts[1]) }
      return
    }
    guard let other = project.specification.targets[reference] else {
      if project.specification.root["aggregateTargets"]?[reference] == nil {
        note("the target \(target) depends on \(reference), and there is no such target")
      }
      return
    }
    let name = other["name"]?.text ?? reference
    if !targets.contains(name) { targets.append(name) }
    let type = other["type"]?.text ?? ""
    if links, type.hasPrefix("framework") || type.hasPrefix("library") { frameworks.append(name) }
  }

  private mutating func addPackage(_ name: String, _ dependency: YAMLValue) {
    let products = (dependency["products"] ?? dependency["product"])?.texts ?? [name]
    guard let package = project.packages[name] else {
      note("the target \(target) depends on the package \(name), and there is no such package")
      return
    }
    for product in products {
      let product = PackageProduct(name: product, package: package, requirement: project.requirements[name])
      if seen.insert(product).inserted { packageProducts.append(product) }
    }
  }
}
