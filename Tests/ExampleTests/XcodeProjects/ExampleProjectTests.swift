import Foundation
import TestSupport
import Testing

/// The examples that are apps give the same pictures as Xcode projects (`project.yml`) and as packages.
@Suite(.enabled(if: AppCheckout.isPossible, "the library SnugSDK is not built"))
struct ExampleProjectTests {
  @Test(arguments: [ExampleApp.autoLayoutGuide, .battlePets, .sameFontSize, .stackHeights])
  func theSamePicturesAreDrawn(_ app: ExampleApp) throws {
    let checkout = try AppCheckout([:])
    let (project, package) = (checkout.caches.path("project"), checkout.caches.path("package"))
    let manifest = app.folder.deletingLastPathComponent().appending(path: "project.yml").path
    let run = try checkout.snug("render", manifest, "-o", project)
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(try app.snug("render", ["-o", package]).status == 0)
    let pictures = try Self.pictures(in: project)
    #expect(!pictures.isEmpty)
    #expect(try pictures == Self.pictures(in: package))
  }

  /// The contents of the pictures in a folder, by the screens' names.
  private static func pictures(in folder: String) throws -> [String: Data] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try Dictionary(
      uniqueKeysWithValues: paths.filter { $0.hasSuffix(".png") }.map {
        (URL(filePath: $0).lastPathComponent, try Data(contentsOf: URL(filePath: "\(folder)/\($0)")))
      })
  }
}
