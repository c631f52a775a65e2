import InputFiles
import TestSupport
import Testing

@testable import Projects

/// Which packages an app needs from repositories.
struct RemotePackagesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    ProjectRoots.add(around: folder.path)
  }

  private func packages(_ products: [PackageProduct], manifests: [String] = []) -> [RemotePackage] {
    var target = ProjectTarget(name: "App", kind: .app, moduleName: "App")
    target.packageProducts = products
    let project = Project(path: folder.path("App.xcodeproj"), folder: folder.path, targets: [target], notes: [])
    return RemotePackages.packages(of: project, manifests: manifests)
  }

  private static let snap = PackageProduct(
    name: "Snap", package: "https://example.com/a/Snap.git", requirement: .upToNextMajor(from: "5.0.0"))

  @Test func withoutPinsThePackagesAreThoseThatAreNamed() {
    let manifest = """
      let package = Package(dependencies: [
        .package(path: "../Other"),
        .package(name: "Log", url: "https://example.com/Log", .upToNextMinor(from: "1.1.0")),
        .package(url: "https://example.com/Hub", exact: "2.0.0"),
        .package(url: "https://example.com/Snap", "1.0.0"..<"2.0.0"),
      ])
      """
    #expect(
      packages([Self.snap, PackageProduct(name: "Own", package: "/a/Own")], manifests: [manifest]) == [
        RemotePackage(url: "https://example.com/a/Snap.git", declared: .upToNextMajor(from: "5.0.0")),
        RemotePackage(url: "https://example.com/Log", declared: .upToNextMinor(from: "1.1.0")),
        RemotePackage(url: "https://example.com/Hub", declared: .exact("2.0.0")),
      ])
  }

  private static let pins = """
    { "identity": "snap", "kind": "remoteSourceControl", "location": "https://example.com/a/Snap.git",
      "state": { "revision": "1a2b", "version": "5.6.0" } },
    { "identity": "hub", "kind": "remoteSourceControl", "location": "git@example.com:b/Hub.git",
      "state": { "branch": "main", "revision": "3c4d" } },
    { "identity": "here", "kind": "localSourceControl", "location": "/a/Here", "state": { "revision": "5e6f" } }
    """
  private static let pinned = [
    RemotePackage(
      url: "https://example.com/a/Snap.git", pinned: .exact("5.6.0"), declared: .upToNextMajor(from: "5.0.0")),
    RemotePackage(url: "git@example.com:b/Hub.git", pinned: .revision("3c4d")),
  ]

  @Test(arguments: [
    "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm", "App.xcworkspace/xcshareddata/swiftpm",
  ])
  func pinsListAllPackages(_ place: String) throws {
    try folder.write("{ \"pins\": [\(Self.pins)], \"version\": 2 }", to: "\(place)/Package.resolved")
    #expect(packages([Self.snap]) == Self.pinned)
  }

  @Test func pinsOfTheFirstFormatAreRead() throws {
    let text =
      "{ \"object\": { \"pins\": [\(Self.pins.replacing("location", with: "repositoryURL"))] }, \"version\": 1 }"
    try folder.write(text, to: "App.xcworkspace/xcshareddata/swiftpm/Package.resolved")
    #expect(packages([Self.snap]) == Self.pinned)
  }

  @Test func pinsThatCannotBeReadAreNone() throws {
    try folder.write("<<<<<<< ours", to: "App.xcworkspace/xcshareddata/swiftpm/Package.resolved")
    #expect(packages([Self.snap]).map(\.pinned) == [nil])
  }

  @Test(arguments: [
    ("https://example.com/a/Snap.git", true), ("git@example.com:a/Snap.git", true), ("ssh://git@example.com/a", true),
    ("ext::sh -c touch% x", false), ("/a/b", false), ("file:///a/b", false), ("--upload-pack=x", false),
    ("http://example.com/a", false), ("https://example.com/\"), system(\"", false),
  ])
  func onlySafeAddressesAreFetched(_ url: String, _ isFetchable: Bool) {
    #expect(RemotePackage(url: url).isFetchable == isFetchable)
  }
}
