import Foundation
import TestSupport
import Testing
import UIKit

@testable import InterfaceBuilder

/// Images and colours that a document names are looked for in the catalogs around it.
@Suite struct AssetCatalogTests {
  let folder: TemporaryFolder
  let documentPath: String

  init() throws {
    folder = try TemporaryFolder()
    documentPath = folder.url.appendingPathComponent("App/Base.lproj/Main.xib").path
    try folder.write("", to: "App.xcodeproj/project.pbxproj")
    try folder.write(
      """
      {"images": [
        {"idiom": "universal", "scale": "2x", "filename": "pet@2x.png"},
        {"idiom": "universal", "scale": "3x", "filename": "pet@3x.png"},
        {"idiom": "universal", "scale": "2x", "filename": "night@2x.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      ], "properties": {"template-rendering-intent": "template"}}
      """, to: "App/Assets.xcassets/pet.imageset/Contents.json")
    try folder.write(png(width: 48, height: 64), to: "App/Assets.xcassets/pet.imageset/pet@2x.png")
    try folder.write(png(width: 75, height: 96), to: "App/Assets.xcassets/pet.imageset/pet@3x.png")
    try folder.write(png(width: 20, height: 20), to: "App/Assets.xcassets/pet.imageset/night@2x.png")
    try folder.write(
      #"{"properties": {"provides-namespace": true}}"#, to: "App/Assets.xcassets/Icons/Contents.json")
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "star.svg"}]}"#,
      to: "App/Assets.xcassets/Icons/star.imageset/Contents.json")
    try folder.write(#"<svg width="18" height="20"/>"#, to: "App/Assets.xcassets/Icons/star.imageset/star.svg")
    try folder.write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0xFF", "green": "0.5", "blue": "0", "alpha": "1.0"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb", "components": {"white": "255", "alpha": "0.5"}}}
      ]}
      """, to: "App/Assets.xcassets/brand.colorset/Contents.json")
  }

  private func png(width: UInt8, height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
  }

  private func traits(scale: CGFloat, style: UIUserInterfaceStyle = .light) -> UITraitCollection {
    UITraitCollection {
      $0.displayScale = scale
      $0.userInterfaceStyle = style
    }
  }

  /// On a device, a framework of the app has them in its own bundle.
  @Test func modulesHaveWhatTheCatalogLacks() throws {
    let module = try TemporaryFolder()
    try module.write(png(width: 10, height: 10), to: "Images/paw.png")
    try module.write(png(width: 10, height: 10), to: "Images/pet.png")
    let color = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}
      """
    try module.write(color, to: "Media.xcassets/fur.colorset/Contents.json")
    let catalog = catalog
    #expect(catalog.image(named: "paw", compatibleWith: traits(scale: 1)) == nil)
    AssetCatalogs.useModules(in: ["/nothing", module.path])
    defer { AssetCatalogs.useModules(in: []) }
    let another = self.catalog
    #expect(another.image(named: "paw", compatibleWith: traits(scale: 1))?.size.width == 10)
    #expect(another.image(named: "pet", compatibleWith: traits(scale: 2))?.size.width == 24)
    #expect(another.color(named: "fur") != nil)
    #expect(another.hasColor(named: "fur") == true)
    #expect(another.hasColor(named: "feather") == false)
  }

  private var catalog: AssetCatalog { AssetCatalogs().catalog(forDocumentAt: documentPath) }

  @Test func catalogsOfTheFoldersAroundUpToTheProjects() {
    var finder = AssetCatalogFinder()
    let found = finder.places(forDocumentAt: documentPath).catalogs
    #expect(found.map(\.lastPathComponent) == ["Assets.xcassets"])
    #expect(finder.places(forDocumentAt: documentPath).catalogs == found)
  }

  @Test func thePictureOfTheDevicesScaleInPoints() {
    #expect(
      catalog.image(named: "pet", compatibleWith: traits(scale: 2))?.size == CGSize(width: 24, height: 32))
    #expect(
      catalog.image(named: "pet", compatibleWith: traits(scale: 3))?.size == CGSize(width: 25, height: 32))
    #expect(
      catalog.image(named: "pet", compatibleWith: traits(scale: 2))?.renderingMode == .alwaysTemplate)
  }

  @Test func thePictureForDarkAppearance() {
    #expect(
      catalog.image(named: "pet", compatibleWith: traits(scale: 2, style: .dark))?.size
        == CGSize(width: 10, height: 10))
  }

  @Test func vectorPicturesAndFoldersThatArePartOfNames() {
    #expect(
      catalog.image(named: "Icons/star", compatibleWith: traits(scale: 3))?.size == CGSize(width: 18, height: 20))
    #expect(catalog.image(named: "star", compatibleWith: traits(scale: 3)) == nil)
  }

  @Test func coloursForMoreContrastWithAndWithoutOneForDarkAppearance() throws {
    func entry(_ appearances: [String], _ white: Int) -> String {
      let list = appearances.map { #"{"appearance": "\#($0)", "value": "\#($0 == "contrast" ? "high" : "dark")"}"# }
      return #"{"idiom": "universal", "appearances": [\#(list.joined(separator: ","))], "#
        + #""color": {"components": {"white": "\#(white)", "alpha": "1.0"}}}"#
    }
    func resolved(_ entries: [String], dark: Bool) throws -> UIColor {
      let name = "contrast-\(entries.count)"
      try folder.write(
        "{\"colors\": [\(entries.joined(separator: ","))]}", to: "App/Assets.xcassets/\(name).colorset/Contents.json")
      let color = try #require(
        AssetColorSet(folder: folder.url.appendingPathComponent("App/Assets.xcassets/\(name).colorset"))?.color)
      return color.resolvedColor(
        with: UITraitCollection {
          $0.userInterfaceStyle = dark ? .dark : .light
          $0.accessibilityContrast = .high
        })
    }
    let (plain, dark) = (entry([], 51), entry(["luminosity"], 102))
    let (strong, both) = (entry(["contrast"], 153), entry(["contrast", "luminosity"], 204))
    func grey(_ white: Double) -> UIColor { UIColor(white: white, alpha: 1) }
    #expect(try resolved([plain, dark], dark: false) == grey(0.2))
    #expect(try resolved([plain, dark, strong], dark: false) == grey(0.6))
    #expect(try resolved([plain, dark, strong], dark: true) == grey(0.4))
    #expect(try resolved([plain, dark, strong, both], dark: true) == grey(0.8))
  }

  @Test func coloursWithAppearancesWrittenInAllThreeWays() throws {
    let color = try #require(catalog.color(named: "brand"))
    #expect(color.resolvedColor(with: traits(scale: 2)) == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(color.resolvedColor(with: traits(scale: 2, style: .dark)) == UIColor(white: 1, alpha: 0.5))
    #expect(catalog.color(named: "other") == nil)
  }

  @Test func codeFindsThemByName() {
    catalog.performAsSource {
      let color = UIColor(named: "brand")?.resolvedColor(with: traits(scale: 2))
      #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
      #expect(UIColor(named: "none") == nil)
    }
    #expect(UIColor(named: "brand") == nil)
  }

  @Test func aDocumentsViewsTakeThemInPlaceOfWhatTheDocumentStores() throws {
    let fixture = try SceneFixture(
      """
      <subviews><imageView image="pet" id="image"><color key="tintColor" name="brand"/></imageView></subviews>
      """, resources: "<image name=\"pet\" width=\"1\" height=\"1\"/>", path: documentPath)
    let view = try #require(fixture.view("image") as? UIImageView)
    #expect(view.image?.size == CGSize(width: 24, height: 32))
    #expect(view.tintColor.resolvedColor(with: view.traitCollection) == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  /// Links in a catalog are followed once, and not out of the folder that holds it.
  @Test func links() throws {
    let assets = folder.url.appendingPathComponent("App/Assets.xcassets").path
    for name in ["one", "two", "three"] { #expect(symlink(".", "\(assets)/\(name)") == 0) }
    #expect(symlink("/", "\(assets)/root") == 0)
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "out.svg"}]}"#, to: "Elsewhere/out.imageset/Contents.json")
    try folder.write(#"<svg width="1" height="1"/>"#, to: "Elsewhere/out.imageset/out.svg")
    #expect(symlink("../../Elsewhere/out.imageset", "\(assets)/out.imageset") == 0)
    #expect(symlink("../../Elsewhere", "\(assets)/Elsewhere") == 0)
    #expect(symlink("pet.imageset", "\(assets)/dog.imageset") == 0)
    let traits = traits(scale: 2)
    #expect(catalog.image(named: "Icons/star", compatibleWith: traits) != nil)
    #expect(catalog.image(named: "dog", compatibleWith: traits)?.size == CGSize(width: 24, height: 32))
    #expect(catalog.image(named: "out", compatibleWith: traits) == nil)
  }

  /// Documents of a project share what was read; a new value reads anew.
  @Test func sharing() throws {
    let catalogs = AssetCatalogs()
    let name = "pet"
    #expect(catalogs.catalog(forDocumentAt: documentPath).image(named: name, compatibleWith: traits(scale: 2)) != nil)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App/Assets.xcassets"))
    let sibling = folder.url.appendingPathComponent("App/Base.lproj/Other.xib").path
    let cousin = folder.url.appendingPathComponent("App/de.lproj/Main.xib").path
    for path in [documentPath, sibling] {
      #expect(catalogs.catalog(forDocumentAt: path).image(named: name, compatibleWith: traits(scale: 2)) != nil)
    }
    for catalogs in [catalogs, AssetCatalogs()] {
      #expect(catalogs.catalog(forDocumentAt: cousin).image(named: name, compatibleWith: traits(scale: 2)) == nil)
    }
  }

  @Test func filesThatCannotBeReadAreNamed() throws {
    try folder.write("{", to: "App/Assets.xcassets/broken.imageset/Contents.json")
    try folder.write("{", to: "App/Assets.xcassets/broken.colorset/Contents.json")
    try folder.write(
      #"{"images": [{"scale": "1x", "filename": "cut.png"}, {"scale": "2x", "filename": "../../../secret.png"},"#
        + #" {"scale": "2x", "filename": "gone.png"}]}"#,
      to: "App/Assets.xcassets/cut.imageset/Contents.json")
    try folder.write(png(width: 1, height: 1).prefix(12), to: "App/Assets.xcassets/cut.imageset/cut.png")
    let xib = XibText.xib(
      """
      <view contentMode="scaleToFill" id="root">
      <subviews>
      <imageView image="broken" id="a"/>
      <imageView image="cut" id="b"/>
      <imageView image="pet" id="c"/>
      </subviews>
      <color key="backgroundColor" name="broken"/>
      </view>
      """, resources: "<image name=\"cut\" width=\"24\" height=\"32\"/>")
    try folder.write(xib, to: "App/Base.lproj/Main.xib")
    let document = try InterfaceDocument.load(contentsOf: documentPath)
    let notes = document.instantiate(document.scenes[0], in: .designTime(of: document)).notes
    #expect(
      notes.map(\.message) == [
        "the image “broken” cannot be read: Assets.xcassets/broken.imageset/Contents.json",
        "the image “cut” cannot be read: Assets.xcassets/cut.imageset/cut.png, Assets.xcassets/cut.imageset/gone.png",
        "the colour “broken” cannot be read: Assets.xcassets/broken.colorset/Contents.json",
      ])
  }

  @Test func loosePicturesOfTheProjectByNameWithOrWithoutExtension() throws {
    try folder.write(png(width: 30, height: 20), to: "App/Pictures/Old/hat.png")
    try folder.write(png(width: 60, height: 40), to: "App/Pictures/Old/hat@2x.png")
    try folder.write(png(width: 80, height: 80), to: "App/Pictures/Old/hat@2x~ipad.png")
    for name in ["hat", "hat.png"] {
      let image = try #require(catalog.image(named: name, compatibleWith: traits(scale: 2)))
      #expect(image.size == CGSize(width: 30, height: 20) && image.scale == 2)
    }
    #expect(catalog.image(named: "hat.jpg", compatibleWith: traits(scale: 2)) == nil)
    #expect(catalog.image(named: "Old", compatibleWith: traits(scale: 2)) == nil)
  }

  /// Catalogs elsewhere in the project count after those around the document; those of libraries do not.
  @Test func farCatalogs() throws {
    let set = #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#
    for (place, name, side) in [("Other/Kit", "pet", 10), ("Other/Kit", "far", 10), ("Pods/Kit", "pod", 10)] {
      try folder.write(set, to: "\(place)/More.xcassets/\(name).imageset/Contents.json")
      try folder.write(
        png(width: UInt8(side), height: 10), to: "\(place)/More.xcassets/\(name).imageset/a.png")
    }
    let traits = traits(scale: 2)
    #expect(catalog.image(named: "far", compatibleWith: traits)?.size == CGSize(width: 10, height: 10))
    #expect(catalog.image(named: "pet", compatibleWith: traits)?.size == CGSize(width: 24, height: 32))
    #expect(catalog.image(named: "pod", compatibleWith: traits) == nil)
  }

  /// A PDF whose page lies in a compressed stream has the size that the document states.
  @Test func compressedPDF() throws {
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "a.pdf"}]}"#,
      to: "App/Assets.xcassets/packed.imageset/Contents.json")
    try folder.write("%PDF-1.5 /ObjStm", to: "App/Assets.xcassets/packed.imageset/a.pdf")
    let traits = traits(scale: 2)
    #expect(catalog.image(named: "packed", compatibleWith: traits) == nil)
    let image = catalog.image(named: "packed", compatibleWith: traits, storedSize: CGSize(width: 7, height: 9))
    #expect(image?.size == CGSize(width: 7, height: 9))
  }
}
