import Foundation
import InputFiles

/// The versions of Swift packages that Xcode chose for a project, from its `Package.resolved`.
struct PackagePins {
  let packages: [RemotePackage]

  private static let largestMegabytes = 4

  /// Finds the file of a project. Without one, or if it cannot be read, there are no pins.
  ///
  /// - Parameter path: the path of the `.xcodeproj` or `.xcworkspace`.
  init(ofProjectAt path: String) {
    packages = Self.places(path).lazy.compactMap(Self.read).first ?? []
  }

  private static func places(_ path: String) -> [String] {
    let file = "xcshareddata/swiftpm/Package.resolved"
    let folder = (AbsolutePath.of(path) as NSString).deletingLastPathComponent
    let beside = (FolderListing(folder)?.names ?? []).filter { $0.hasSuffix(WorkspaceReader.ending) }.sorted()
    return ["\(path)/\(file)", "\(path)/project.xcworkspace/\(file)"] + beside.map { "\(folder)/\($0)/\(file)" }
  }

  private static func read(_ path: String) -> [RemotePackage]? {
    guard let data = try? RegularFile.read(path, atMost: largestMegabytes),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else { return nil }
    return (file.pins ?? file.object?.pins ?? []).compactMap { pin in
      guard let url = pin.location ?? pin.repositoryURL, pin.kind == nil || pin.kind == "remoteSourceControl" else {
        return nil
      }
      let requirement =
        pin.state.version.map(PackageRequirement.exact) ?? pin.state.revision.map(PackageRequirement.revision)
      return RemotePackage(url: url, pinned: requirement)
    }
  }

  /// The content of a file. In the first version of the format the pins are in `object`.
  private struct File: Decodable {
    struct Object: Decodable { var pins: [Pin] }
    struct Pin: Decodable {
      var kind: String?
      var location: String?
      var repositoryURL: String?
      var state: State
    }
    struct State: Decodable {
      var version: String?
      var revision: String?
    }

    var pins: [Pin]?
    var object: Object?
  }
}
