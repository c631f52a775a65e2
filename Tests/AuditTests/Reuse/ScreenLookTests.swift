import Environments
import Foundation
import InterfaceBuilder
import TestSupport
import Testing
@_spi(Generated) import UIKit

@testable import Audit

/// Environments that differ only in values that nothing reads share one look.
@MainActor struct ScreenLookTests {
  private static let fixedFont = Fixture.view(
    "label", "text=\"Hello\"", element: "label",
    content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")

  private static func environment(_ size: UIContentSizeCategory, device: String = "retina6_12") throws -> Environment {
    Environment(device: try #require(Device.named(device)), contentSizeCategory: size)
  }

  private func look(at document: InterfaceDocument, asking rules: [any Rule] = []) throws -> ScreenLook {
    let scene = document.scenes[0]
    let canvas = AuditedScreen(scene, of: document, in: .designTime(of: document))
    return ScreenLook(
      at: scene, of: document, in: try Self.environment(.large), canvas: canvas, asking: rules)
  }

  @Test func aScreenOfFixedFontsIsTheSameAtAllTextSizes() throws {
    let document = try Fixture.xib(Self.fixedFont)
    for size in UIContentSizeCategory.allCases {
      let look = try look(at: document, asking: RuleCatalogue.rules.filter(\.dependsOnEnvironment))
      let other = try Self.environment(size)
      #expect(look.holds(in: other))
    }
  }

  @Test func aScreenWithATextStyleIsNot() throws {
    let look = try look(at: Fixture.xib(Fixture.label("label", "Hello")))
    #expect(look.holds(in: try Self.environment(.large)))
    #expect(!look.holds(in: try Self.environment(.extraLarge)))
  }

  /// Code may behave differently each time. It does not run if the document names none of the registered classes.
  @Test func aScreenOfTheAppsCodeIsLookedAtEachTime() throws {
    final class Row: UIView {}
    RuntimeTable.shared.add(Row.self, named: "ScreenLookRow", module: "AuditTests")
    let large = try Self.environment(.large)
    #expect(try !look(at: Fixture.xib(Fixture.view("row", "customClass=\"ScreenLookRow\""))).holds(in: large))
    #expect(try look(at: Fixture.xib(Fixture.view("row", "customClass=\"RowOfNobody\""))).holds(in: large))
    #expect(try look(at: Fixture.xib(Self.fixedFont)).holds(in: large))
  }

  @Test func nothingIsTheSameOnAnotherDeviceInAnotherDirectionOrLanguage() throws {
    let look = try look(at: Fixture.xib(Self.fixedFont))
    #expect(!look.holds(in: try Self.environment(.large, device: "retina4_7")))
    for change: (inout Environment) -> Void in [
      { $0.direction = .rightToLeft }, { $0.locale = "de" }, { $0.orientation = .landscape },
      { $0.safeAreaSource = .canvas },
    ] {
      var other = try Self.environment(.large)
      change(&other)
      #expect(!look.holds(in: other))
    }
  }

  /// The colour of text is read when it is laid out, and that of plain views only when they are drawn.
  @Test func whereThereIsTextDarkAppearanceIsLookedAtAnew() throws {
    var dark = try Self.environment(.large)
    dark.appearance = .dark
    #expect(try look(at: Fixture.xib(Fixture.view("box"))).holds(in: dark))
    #expect(try !look(at: Fixture.xib(Self.fixedFont)).holds(in: dark))
  }

  /// A rule that reads the text size is asked at every text size, even if it is not one of Snug's rules.
  @Test func aRuleThatReadsTheTextSizeIsAskedAtEach() throws {
    let document = try Fixture.xib(
      Fixture.view(
        "label", "text=\"Hello\"", element: "label",
        content: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"9\"/>"))
    #expect(try !look(at: document, asking: [SmallLetters()]).holds(in: Self.environment(.small)))
    var selection = EnvironmentSelection()
    selection.devices = [try #require(Device.named("retina6_12"))]
    selection.textSizes = [.small, .large, .extraLarge]
    let findings = Auditor(rules: [SmallLetters()], selection: selection).audit(document).screens[0].findings
    let sizes = Set(findings.flatMap(\.environments).map { $0.split(separator: "/")[2] })
    #expect(sizes == ["L", "XL"])
  }

  /// The proof over the examples; `make check-audit` has it for a corpus.
  @Test(arguments: [MatrixPreset.quick, .full]) func sharingChangesNoFinding(of preset: MatrixPreset) throws {
    let folder = Project.root.appending(path: "Examples")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      .compactMap { $0 as? URL }.filter { ["xib", "storyboard"].contains($0.pathExtension) }
    #expect(files.count > 10)
    var selection = EnvironmentSelection()
    selection.preset = preset
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for file in files {
      let document = try InterfaceDocument.load(contentsOf: file.path)
      var auditor = Auditor(selection: selection)
      let shared = try encoder.encode(auditor.audit(document))
      auditor.sharesLooks = false
      #expect(try encoder.encode(auditor.audit(document)) == shared, "\(file.lastPathComponent)")
    }
  }
}
