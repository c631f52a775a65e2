import SwiftParser
import Testing

@testable import SourceRewriting

/// The surface of a missing module has what the sources use of it, and nothing of other missing modules.
struct SurfaceFileTests {
  private static let files = [
    "import UIKit; import Kit; class A: KitView { let b = Player.shared; func c() { view.kit.play() } }",
    "import UIKit; import Kit; import Other; let d = Player(); let e = OtherThing(size: 1)",
    "import Other; let f = OtherThing(size: 2)",
    "import UIKit; let g = Lost()",
  ]
  private static let messages = [
    "cannot find type 'KitView' in scope", "cannot find 'Player' in scope", "type 'Player' has no member 'shared'",
    "value of type 'UIView' has no member 'kit'", "cannot find 'OtherThing' in scope", "cannot find 'Lost' in scope",
  ]

  private func surface(_ module: String, _ files: [String] = files, _ messages: [String] = messages) -> String? {
    let sources = files.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    var missing = MissingNames()
    let errors = messages.map { CompilerError(path: "0.swift", line: 1, column: 1, message: $0) }
    _ = missing.takeUp(errors, in: sources.map(\.tree), standIns: nil)
    return SurfaceFile(of: module, usedIn: sources, [missing], missingModules: ["Kit", "Other"])?.text
  }

  @Test func aNameBelongsToTheModuleThatMostOfItsFilesImport() throws {
    let kit = try #require(surface("Kit"))
    #expect(kit.contains("open class KitView: UIView, SnugStandInObject {"))
    #expect(kit.contains("open class Player: NSObject, SnugStandInObject {"))
    #expect(kit.contains("extension Player { public static var `shared`: Player { get { snugStandIn() } set {} } }"))
    #expect(kit.contains("extension UIView { public var `kit`: SnugStandInValue "))
    #expect(!kit.contains("OtherThing"))
    #expect(!kit.contains("Lost"))
    let other = try #require(surface("Other"))
    #expect(other.contains("open class OtherThing: NSObject"))
    #expect(!other.contains("Player"))
  }

  @Test func whatMayBeOfSeveralModulesIsInEach() throws {
    let files = ["import Kit; import Other; let a = Thing()"]
    let messages = ["cannot find 'Thing' in scope"]
    let kit = try #require(surface("Kit", files, messages))
    #expect(kit.contains("// Some of it may be of Other, which the same files import.\n"))
    #expect(kit.contains("open class Thing"))
    #expect(surface("Other", files, messages)?.contains("open class Thing") == true)
  }

  @Test func aModuleOfWhichNothingIsMissingHasNoSurface() {
    #expect(surface("Kit", ["import Kit"], []) == nil)
  }

  /// `Kit.Method` is written `Kit_Method` where nobody has the module.
  @Test func aQualifiedNameIsDeclaredWithoutTheModule() throws {
    let files = ["import Kit; import Other; let a: Kit.Method? = nil"]
    let kit = try #require(
      surface(
        "Kit", files, ["no type named 'Method' in module 'Kit'", "cannot find type 'Kit_Method' in scope"]))
    #expect(kit.contains("open class Method: NSObject"))
    #expect(!kit.contains("Kit_Method"))
  }

  /// A declaration of a surface replaces the stand-in.
  @Test func whatASurfaceDeclaresIsNotMissing() {
    var missing = MissingNames()
    let errors = Self.messages.map { CompilerError(path: "0.swift", line: 1, column: 1, message: $0) }
    _ = missing.takeUp(errors, in: [Parser.parse(source: Self.files[0])], standIns: nil)
    let surface = SourceFile(
      path: "Kit.swift",
      text: "public struct Player {}; public protocol KitView {}; extension UIView { public var `kit`: Int { 0 } }")
    missing.drop([surface], ofModules: ["Kit"])
    #expect(missing.names.map(\.description) == ["type  Lost", "type  OtherThing"])
  }

  @Test func aProtocolWithAnObjectHasAnEmptyValue() {
    let text =
      "public protocol KitDelegate {}; final class SnugKitDelegate: NSObject, KitDelegate {}; protocol Other {}"
    #expect(SurfaceDeclarations(Parser.parse(source: text)).protocolsWithObjects == ["KitDelegate"])
  }
}
