import Foundation
import TestSupport
import Testing

@testable import Projects

/// Asset catalogs become symbols.
struct GeneratedCodeAssetsTests {
  private static let namespace = #"{"properties": {"provides-namespace": true}}"#

  private func code(_ files: [String: String], _ change: (inout ProjectTarget) -> Void = { _ in }) throws -> (
    GeneratedCode, TemporaryFolder
  ) {
    let folder = try TemporaryFolder(files)
    var target = ProjectTarget(name: "App", kind: .app, moduleName: "App")
    target.resources = [folder.path("A.xcassets"), folder.path("B.xcassets"), folder.path("Main.storyboard")]
    change(&target)
    return (GeneratedCode(for: target), folder)
  }

  /// The symbols of a code, by the line that declares them.
  private func symbols(_ code: GeneratedCode, _ word: String = "static let ") -> [String] {
    (code.files.first?.text ?? "").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
      $0.hasPrefix(word)
    }.map { String($0.dropFirst(word.count).prefix { !" :".contains($0) }) }
  }

  @Test(arguments: [
    ("logo", "logo"), ("Logo", "logo"), ("app-logo", "appLogo"), ("ic_back 24", "icBack24"),
    ("color_24292B", "color24292B"), ("QRCode", "qrCode"), ("BGColorOne", "bgColorOne"), ("icon_ID", "iconID"),
    ("iPhone", "iPhone"), ("con_", "con"), ("download (10)", "download10"), ("card.2x", "card2X"), ("Ähre", "ähre"),
  ])
  func namesAreInCamelCase(_ name: String, symbol: String) { #expect(AssetSymbolName.member(name) == symbol) }

  @Test(arguments: [
    ("2x2", "_2X2"), ("40k-border", "_40KBorder"), ("1_thumb", "_1Thumb"), ("120", "_120"),
  ])
  func anUnderscoreStandsBeforeADigit(_ name: String, symbol: String) {
    #expect(AssetSymbolName.member(name) == symbol)
  }

  @Test(arguments: [
    ("B", "B"), ("BMW", "BMW"), ("A-1-0", "A_1_0"), ("292C38", "_292_C_38"), ("16_9", "_16_9"), ("FFE05D", "FFE_05_D"),
  ])
  func namesWithoutLowerCaseKeepTheirCase(_ name: String, symbol: String) {
    #expect(AssetSymbolName.member(name) == symbol)
  }

  @Test(arguments: [
    ("backgroundColor", "background"), ("AccentColor", "accent"), ("logoImage", "logo"), ("bg_color", "bg"),
    ("LAUNCH_COLOR", "LAUNCH"), ("Color", "color"), ("image", "image"), ("image2", "image2"),
    ("multicolor", "multicolor"), ("colorSurface", "colorSurface"),
  ])
  func theLastWordColorOrImageIsLeftOut(_ name: String, symbol: String) {
    #expect(AssetSymbolName.member(name) == symbol)
  }

  @Test(arguments: ["", "-", "😀", "../..", "\u{301}"])
  func aNameWithoutLettersHasNoSymbol(_ name: String) { #expect(AssetSymbolName.member(name) == nil) }

  @Test(arguments: [
    ("Colors", "Colors"), ("iconPreviews", "IconPreviews"), ("dark mode", "DarkMode"), ("GameUI", "GameUI"),
    ("20px", "_20Px"), ("BMW", "BMW"), ("!", nil),
  ])
  func namespacesBeginInUpperCase(_ name: String, symbol: String?) {
    #expect(AssetSymbolName.namespace(name) == symbol)
  }

  @Test func aTargetWithoutAssetsHasNoFiles() throws {
    #expect(try code([:]).0.files.isEmpty)
    #expect(try code(["A.xcassets/AppIcon.appiconset/Contents.json": "{}"]).0.files.isEmpty)
  }

  @Test func assetsBecomeResourcesAndPropertiesOfUIKit() throws {
    let (code, folder) = try code([
      "A.xcassets/Contents.json": "{}", "A.xcassets/backgroundColor.colorset/Contents.json": "{}",
      "A.xcassets/Folder/Contents.json": "{}", "A.xcassets/Folder/logoImage.imageset/Contents.json": "{}",
      "A.xcassets/Onboarding/Contents.json": Self.namespace, "A.xcassets/Onboarding/star.symbolset/Contents.json": "{}",
    ])
    #expect(code.files == [.init(name: "GeneratedAssetSymbols.swift", text: Self.expected)])
    #expect(code.notes.isEmpty)
    withExtendedLifetime(folder) {}
  }

  private static let expected = """
    import Foundation
    import UIKit

    /// The name of a color in an asset catalog.
    nonisolated struct ColorResource: Swift.Hashable, Swift.Sendable {
      let name: Swift.String
      let bundle: Foundation.Bundle
    }

    nonisolated extension UIKit.UIColor {
      /// The color of a resource. If it is not found, nothing is visible.
      convenience init(resource: ColorResource) {
        if UIKit.UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) != nil {
          self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
        } else {
          self.init(white: 0, alpha: 0)
        }
      }
    }

    /// The name of an image in an asset catalog.
    nonisolated struct ImageResource: Swift.Hashable, Swift.Sendable {
      let name: Swift.String
      let bundle: Foundation.Bundle
    }

    nonisolated extension UIKit.UIImage {
      /// The image of a resource. If it is not found, nothing is visible.
      convenience init(resource: ImageResource) {
        if UIKit.UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) != nil {
          self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
        } else {
          self.init()
        }
      }
    }

    nonisolated extension ColorResource {
      /// The asset "backgroundColor".
      static let background = ColorResource(name: "backgroundColor", bundle: Foundation.Bundle.main)
    }

    nonisolated extension UIKit.UIColor {
      /// The asset "backgroundColor".
      static var background: UIKit.UIColor { .init(resource: .background) }
    }

    nonisolated extension ImageResource {
      /// The asset "logoImage".
      static let logo = ImageResource(name: "logoImage", bundle: Foundation.Bundle.main)
      enum Onboarding {
        /// The asset "Onboarding/star".
        static let star = ImageResource(name: "Onboarding/star", bundle: Foundation.Bundle.main)
      }
    }

    nonisolated extension UIKit.UIImage {
      /// The asset "logoImage".
      static var logo: UIKit.UIImage { .init(resource: .logo) }
      enum Onboarding {
        /// The asset "Onboarding/star".
        static var star: UIKit.UIImage { .init(resource: .Onboarding.star) }
      }
    }

    """

  private static let twoImages = [
    "A.xcassets/add.imageset/Contents.json": "{}", "A.xcassets/logo.imageset/Contents.json": "{}",
  ]

  @Test func namesOfUIKitGetNoExtension() throws {
    let (code, _) = try code(Self.twoImages)
    #expect(symbols(code) == ["add", "logo"])
    #expect(symbols(code, "static var ") == ["logo"])
    #expect(AssetKind.color.reserved.isSuperset(of: ["black", "white", "red", "clear", "tintColor", "label"]))
  }

  @Test func withoutExtensionsThereAreOnlyResources() throws {
    let (code, _) = try code(Self.twoImages) { $0.generatesAssetExtensions = false }
    #expect(symbols(code) == ["add", "logo"])
    #expect(symbols(code, "static var ").isEmpty)
    #expect(code.files.first?.text.contains("convenience init(resource: ImageResource)") == true)
  }

  @Test func withoutSymbolsThereIsNothing() throws {
    #expect(try self.code(Self.twoImages) { $0.generatesAssetSymbols = false }.0.files.isEmpty)
  }

  @Test func theFirstOfTwoEqualSymbolsCountsAndTheOtherIsNoted() throws {
    let (code, folder) = try code([
      "A.xcassets/block-1.imageset/a": "", "A.xcassets/block1.imageset/a": "", "A.xcassets/block1.colorset/a": "",
    ])
    #expect(symbols(code) == ["block1", "block1"])
    #expect(code.files.first?.text.contains(#"static let block1 = ImageResource(name: "block-1","#) == true)
    #expect(
      code.notes.map(\.description) == [
        "\(folder.path("A.xcassets/block1.imageset")): warning: "
          + "the symbol block1 of the image is taken by another one: rename one"
      ])
  }

  @Test func anAssetInTwoCatalogsHasOneSymbol() throws {
    let (code, _) = try code(["A.xcassets/logo.imageset/a": "", "B.xcassets/logo.imageset/a": ""])
    #expect(symbols(code) == ["logo"])
    #expect(code.notes.isEmpty)
  }

  @Test func hostileNamesStayInsideLiterals() throws {
    let (code, _) = try code([
      "A.xcassets/a\"); exit(1); \".imageset/a": "", "A.xcassets/b\n\\(c).imageset/a": "",
      "A.xcassets/default.imageset/a": "", "A.xcassets/self/Contents.json": Self.namespace,
      "A.xcassets/self/init.imageset/a": "", "A.xcassets/UIKit/Contents.json": Self.namespace,
      "A.xcassets/UIKit/d.imageset/a": "",
    ])
    let lines = (code.files.first?.text ?? "").split(separator: "\n").filter { $0.contains("static") }
    #expect(
      lines.prefix(4) == [
        #"  static let aExit1 = ImageResource(name: "a\"); exit(1); \"", bundle: Foundation.Bundle.main)"#,
        #"  static let bC = ImageResource(name: "b\u{A}\\(c)", bundle: Foundation.Bundle.main)"#,
        #"  static let `default` = ImageResource(name: "default", bundle: Foundation.Bundle.main)"#,
        #"    static let `init` = ImageResource(name: "self/init", bundle: Foundation.Bundle.main)"#,
      ])
    #expect(lines.last == "    static var `init`: UIKit.UIImage { .init(resource: .`Self`.`init`) }")
    #expect(lines.count == 8)
  }

  @Test func foldersThatDoNotEndAreLeft() throws {
    let deep = "A.xcassets/" + String(repeating: "a/", count: 40)
    #expect(try code([deep + "logo.imageset/a": ""]).0.files.isEmpty)
    let folder = try TemporaryFolder(["A.xcassets/Contents.json": "{}"])
    try folder.link("A.xcassets/again", to: folder.path("A.xcassets"))
    #expect(AssetCatalogReader([folder.path("A.xcassets")]).symbols.isEmpty)
  }

  @Test func damagedContentsAreNoNamespace() throws {
    let (code, _) = try code(["A.xcassets/N/Contents.json": "{", "A.xcassets/N/logo.imageset/a": ""])
    #expect(symbols(code) == ["logo"])
  }
}
