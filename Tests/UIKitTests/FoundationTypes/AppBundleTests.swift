import Foundation
import Testing

@_spi(Generated) @testable import UIKit

/// The program's bundle stands for the bundle of the running app. Other bundles are Foundation's.
@Suite(.serialized) struct AppBundleTests {
  private struct Contents: AppBundleContents {
    func path(of name: String?, type: String?, in folder: String?) -> String? {
      name == "pets" ? "/app/pets.\(type ?? "")" : nil
    }
    func text(forKey key: String, table: String?, value: String?) -> String { "text of \(key)" }
    var infoDictionary: [String: Any] { ["CFBundleIdentifier": "app.Pets"] }
  }

  private func withContents(_ body: () throws -> Void) rethrows {
    AppBundle.contents = Contents()
    defer { AppBundle.contents = nil }
    try body()
  }

  @Test func theProgramsBundleHasTheAppsFiles() {
    withContents {
      let bundle = AppBundle(.main)
      #expect(bundle.path(forResource: "pets", ofType: "json") == "/app/pets.json")
      #expect(bundle.url(forResource: "pets", withExtension: "json")?.path == "/app/pets.json")
      #expect(bundle.path(forResource: "no such file", ofType: "json") == nil)
      #expect(bundle.localizedString(forKey: "a", value: nil, table: nil) == "text of a")
      #expect(bundle.bundleIdentifier == "app.Pets")
      #expect(bundle.object(forInfoDictionaryKey: "CFBundleIdentifier") as? String == "app.Pets")
    }
  }

  @Test func anotherBundleIsFoundations() throws {
    try withContents {
      let bundle = AppBundle(try #require(Bundle(path: NSTemporaryDirectory())))
      #expect(bundle.path(forResource: "pets", ofType: "json") == nil)
      #expect(bundle.localizedString(forKey: "a", value: "own", table: nil) == "own")
    }
  }
}
