import Foundation
import Projects

/// The modules of the Swift packages that an app uses from remote repositories.
///
/// The packages are fetched when the first module is asked for that is not in the checkout. The manifest of a package is
/// run, by SwiftPM, only if its text contains the name of a module that is asked for.
@MainActor final class PackageModules {
  private let packages: [RemotePackage]
  private let build: BuildFolder
  private let progress: (String) -> Void
  private var fetched: PackageResolver.Result?
  /// The packages whose manifests were run, by their folders; `nil` takes the place of those that could not be read.
  private var descriptions: [String: PackageDescription?] = [:]
  /// The texts of the packages' manifests by the packages' folders.
  private var manifests: [String: String] = [:]

  /// - Parameters:
  ///   - packages: the packages.
  ///   - build: the folder in which the packages are kept.
  ///   - progress: called with a line when the packages are fetched.
  init(_ packages: [RemotePackage], build: BuildFolder, progress: @escaping (String) -> Void) {
    self.packages = packages
    self.build = build
    self.progress = progress
  }

  /// The target in Swift that builds a module; `nil` if no package has one.
  func target(forModule name: String) async throws -> ProjectTarget? {
    for package in try await packages(naming: name) {
      if let target = package.targets.first(where: { $0.moduleName == name }) { return target }
    }
    return nil
  }

  /// The target in C that builds a module; `nil` if no package has one.
  func targetOfC(forModule name: String) async throws -> PackageDescription.TargetOfC? {
    for package in try await packages(naming: name) {
      if let target = package.targetsOfC.first(where: { $0.moduleName == name }) { return target }
    }
    return nil
  }

  /// A warning that lists the packages that could not be fetched; `nil` if all were, or if none was needed.
  var missingPackages: String? {
    guard let failures = fetched?.failures, !failures.isEmpty else { return nil }
    return "these Swift packages cannot be fetched: \(failures.joined(separator: ", "))"
  }

  private func packages(naming module: String) async throws -> [PackageDescription] {
    if packages.isEmpty { return [] }
    if fetched == nil {
      progress("fetching Swift packages")
      fetched = try await PackageResolver(packages, in: try build.folder("packages")).result()
    }
    var found: [PackageDescription] = []
    for folder in fetched?.folders ?? [] where manifest(in: folder).contains("\"\(module)\"") {
      if let description = try await description(in: folder) { found.append(description) }
    }
    return found
  }

  private func description(in folder: String) async throws -> PackageDescription? {
    if let known = descriptions[folder] { return known }
    let description = try await PackageManifest.description(in: folder)
    descriptions[folder] = .some(description)
    return description
  }

  /// The texts of a package's manifests: it may have several, for several versions of Swift.
  private func manifest(in folder: String) -> String {
    if let known = manifests[folder] { return known }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let texts = names.sorted().filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }.compactMap {
      try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
    }
    manifests[folder] = texts.joined(separator: "\n")
    return texts.joined(separator: "\n")
  }
}
