import Foundation
import SurfaceGeneration
import Testing

struct RepositoryTests {
  /// A repository with surfaces, a manifest, and code by hand.
  private final class Checkout {
    let root = FileManager.default.temporaryDirectory.appending(path: "surface-\(UUID().uuidString)")
    var repository: Repository { Repository(root: root) }

    init(_ files: [String: String]) throws {
      for (path, text) in files {
        let url = root.appending(path: path)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
  }

  private static let manifest = """
    let modules = [
        // Made by `make surface`.
      ]

    """
  private static let surfaces = [
    "Surface/CoreLocation.swift": "@_exported import UIKit\n\npublic struct CLPoint {}\n",
    "Surface/MapKit.swift": "import CoreLocation\n\npublic struct MKSpan {}\n",
    "Package.swift": manifest,
  ]

  @Test func aFolderIsOneModuleWithAFileForEachSurface() throws {
    let checkout = try Checkout([
      "Surface/SwiftUI/Colors.swift": "public struct Color {}\n",
      "Surface/SwiftUI/Views.swift": "import EventPublishers\n\n@byHand public struct Text {}\n",
      "Sources/FrameworkModules/SwiftUI/Text.swift": "public struct Text {}\npublic struct Image {}\n",
      "Package.swift": Self.manifest,
    ])
    let (files, problems) = try checkout.repository.generate()
    #expect(
      files.keys.filter { $0.hasPrefix("Sources/FrameworkModules") }.sorted() == [
        "Sources/FrameworkModules/SwiftUI/Colors.generated.swift",
        "Sources/FrameworkModules/SwiftUI/Views.generated.swift",
      ])
    #expect(files["Package.swift"]?.contains("\"SwiftUI\": [\"EventPublishers\"],") == true)
    #expect(
      problems.map(\.message) == [
        "“Image” is public, and Surface/SwiftUI does not name it: declare it there, marked @byHand"
      ])
  }

  @Test func writesAModuleForEachFileAndTheTables() throws {
    let checkout = try Checkout(Self.surfaces)
    #expect(
      try checkout.repository.write(checkout.repository.generate().files) == [
        "Package.swift", "Sources/FrameworkModules/CoreLocation/CoreLocation.generated.swift",
        "Sources/FrameworkModules/MapKit/MapKit.generated.swift",
        "Sources/SourceRewriting/StandIns.generated.swift",
        "Sources/snug/Packages/StandInModules+Names.generated.swift",
      ])
    #expect(
      try checkout.text("Package.swift") == """
        let modules = [
            // Made by `make surface`.
            "CoreLocation": [], "MapKit": ["CoreLocation"],
          ]

        """)
    let names = try checkout.text("Sources/snug/Packages/StandInModules+Names.generated.swift")
    #expect(names.contains("  static let names: Set<String> = [\n    \"CoreLocation\", \"MapKit\",\n  ]\n"))
    #expect(try checkout.repository.write(checkout.repository.generate().files) == [])
  }

  @Test func whatARewriterKnowsStandsInTheSurfaces() throws {
    let checkout = try Checkout([
      "Surface/UnifiedLogging.swift": "@inPlaceOf(os, OSLog) @_exported import UIKit\n",
      "Surface/MapKit.swift": "import UIKit\n\n@inDocuments @MainActor open class MKMapView: UIView {}\n",
      "Surface/UIKit/Graphics.swift": "@inPlaceOf(CoreGraphics) import Foundation\n", "Package.swift": Self.manifest,
      "Surface/UIKit/Tables.swift": """
      public protocol Row: AnyObject { func count() -> Int }
      public protocol Table: AnyObject, Row {
        optional func select(_ row: Int)
        @kept(select(row)) @answers(true)
        optional func mayOpen(_ row: Int) -> Bool
        @answers(nil)
        optional func title(
          of row: Int
        ) -> String?
      }
      """,
    ])
    let (files, problems) = try checkout.repository.generate()
    #expect(problems == [])
    #expect(
      files["Sources/SourceRewriting/StandIns.generated.swift"] == """
        // Made by `make surface` from the folder Surface; don't edit.
        // swift-format-ignore-file

        /// What the folder Surface says of modules beside UIKit.
        enum StandIns {
          /// The modules that files import in the place of those of Apple's systems, by the names of these.
          static let modules: [String: String] = [
            "CoreGraphics": "UIKit",
            "OSLog": "UnifiedLogging",
            "os": "UnifiedLogging",
          ]

          /// The modules with the classes that elements of documents make.
          static let classesInDocuments: KeyValuePairs<String, String> = [
            "MapKit": "MKMapView",
          ]

          /// The optional methods of protocols, a line each: the protocol, and the method with its default implementation.
          static let optionalMethods = #\"""
            Table: func mayOpen(_ row: Int) -> Bool { select(row); return true }
            Table: func select(_ row: Int) {}
            Table: func title( of row: Int ) -> String? { nil }
            \"""#

          /// The protocols that inherit from others, a line each.
          static let inheritance = #\"""
            Table: Row
            \"""#
        }

        """)
    #expect(files["Sources/UIKit/Graphics/Graphics.generated.swift"]?.hasSuffix("\n\nimport Foundation\n") == true)
    let map = files["Sources/FrameworkModules/MapKit/MapKit.generated.swift"]
    #expect(map?.hasSuffix("\n\n@MainActor open class MKMapView: UIView {}\n") == true)
  }

  @Test func aFolderOfUIKitHasItsOwnSurface() throws {
    let checkout = try Checkout(
      Self.surfaces.merging([
        "Surface/UIKit/Lists/Tables.swift": "public struct UITableRow {}\n",
        "Sources/UIKit/Lists/Tables/UITableView.swift": "open class UITableView {}\n",
      ]) { $1 })
    let (files, problems) = try checkout.repository.generate()
    #expect(problems == [])
    #expect(
      files["Sources/UIKit/Lists/Tables/ListsTables.generated.swift"] == """
        // Made by `make surface` from Surface/UIKit/Lists/Tables.swift; don't edit.
        // swift-format-ignore-file

        public struct UITableRow {}

        """)
  }

  @Test func aClientOverridesWhatIsOpen() throws {
    let checkout = try Checkout(
      Self.surfaces.merging([
        "Surface/UIKit/Lists.swift":
          "open class UITableRow: UIRow {\n  @inert open func reload(at index: Int = 0)\n}\n",
        "Sources/UIKit/Lists/UIRow.swift": """
        open class UIRow {
          open private(set) var count = 0
          open var isOn = true { didSet {} }
          open var values = [1]
          public func refresh() {}
        }
        public final class UIClosedRow {}

        """,
      ]) { $1 })
    let (files, problems) = try checkout.repository.generate()
    #expect(
      problems.map(\.description) == [
        "Sources/UIKit/Lists/UIRow.swift:4: “UIRow.values” does not state its type: state it"
      ])
    #expect(
      files["Tests/ClientSwift6Tests/Overrides.swift"] == """
        // Made by `make surface`; don't edit. What apps can override, overridden outside of the module:
        // 3 members of 2 classes.
        // swift-format-ignore-file

        import UIKit

        class OverridingUIRow: UIRow {
          override var count: Int { super.count }
          override var isOn: Bool { get { super.isOn } set { super.isOn = newValue } }
        }

        class OverridingUITableRow: UITableRow {
          override func reload(at index: Int) { super.reload(at: index) }
        }

        """)
  }

  @Test func aTypeOfUIKitIsThereOnce() throws {
    let checkout = try Checkout([
      "Package.swift": Self.manifest, "Surface/UIKit/Lists.swift": "open class UITableView {}\n",
      "Sources/UIKit/Tables/UITableView.swift": "open class UITableView {}\n",
    ])
    #expect(
      try checkout.repository.generate().problems.map(\.description) == [
        "Surface/UIKit/Lists.swift:1: the type “UITableView” is there twice, also in "
          + "Sources/UIKit/Tables/UITableView.swift:1: delete that code, or mark the type @byHand"
      ])
  }

  @Test func aTypeIsInOneSurfaceOfUIKit() throws {
    let checkout = try Checkout([
      "Package.swift": Self.manifest, "Surface/UIKit/Bars.swift": "\npublic struct UIRow {}\n",
      "Surface/UIKit/Lists.swift": "public enum UIRow {}\n",
    ])
    #expect(
      try checkout.repository.generate().problems.map(\.description) == [
        "Surface/UIKit/Lists.swift:1: the type “UIRow” is there twice, first in Surface/UIKit/Bars.swift:2: delete one "
          + "of them"
      ])
  }

  @Test func saysWhichFilesDiffer() throws {
    let checkout = try Checkout(Self.surfaces)
    _ = try checkout.repository.write(checkout.repository.generate().files)
    let module = "Sources/FrameworkModules/MapKit/MapKit.generated.swift"
    try Data("".utf8).write(to: checkout.root.appending(path: module))
    #expect(
      try checkout.repository.differences(from: checkout.repository.generate().files).map(\.description) == [
        "\(module): differs from what Surface says: run `make surface` and commit the file"
      ])
  }

  @Test func saysWhichFilesHaveNoSurface() throws {
    let path = "Sources/FrameworkModules/ARKit/ARKit.generated.swift"
    let checkout = try Checkout(Self.surfaces.merging([path: ""]) { $1 })
    _ = try checkout.repository.write(checkout.repository.generate().files)
    #expect(
      try checkout.repository.differences(from: checkout.repository.generate().files).map(\.description) == [
        "\(path): has no file in Surface: delete it"
      ])
  }

  @Test func aManifestNeedsThePlaceOfTheTable() throws {
    let checkout = try Checkout(["Package.swift": "let modules = []\n"])
    #expect(
      try checkout.repository.generate().problems.map(\.description) == [
        "Package.swift: has no line “// Made by `make surface`.”: put it at the beginning of the table of frameworks"
      ])
  }
}
