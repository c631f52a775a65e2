import Foundation
import TestSupport
import Testing

/// What `app` in the configuration changes of the build of a project.
@Suite(.enabled(if: AppCheckout.isPossible, "the library SnugSDK is not built"))
struct AppSettingsTests {
  private static let code = MechanismTests.controller(
    """
    label.text = KitWords.hello
        #if TRIAL
          label.text = "on trial"
        #endif
    """, imports: "import Kit")

  private let app: AppCheckout

  init() throws {
    app = try AppCheckout([
      "App/Main.storyboard": MechanismTests.storyboard, "App/Main.swift": Self.code,
      "App.xcodeproj/project.pbxproj": MechanismTests.project(),
    ])
  }

  /// A team gets a surface, corrects it and keeps it.
  @Test func aSurfaceReplacesAMissingModule() throws {
    let project = "App.xcodeproj"
    let notCompiled = try app.snug("project", project, "--surface", "Kit")
    #expect(notCompiled.errors == "\(project): error: it was not compiled yet: `snug audit \(project)` does that\n")
    #expect(try app.snug("layout", project).errors.hasPrefix("\(project): these modules are missing: Kit\n"))
    let mistyped = try app.snug("project", project, "--surface", "Kot")
    #expect(
      mistyped.errors == "\(project): error: no module “Kot” is missing; did you mean “Kit”? missing are: Kit\n")
    #expect(mistyped.status == 2)

    let surface = try app.snug("project", project, "--surface", "Kit")
    #expect(surface.errors == "")
    #expect(
      surface.output == """
        // The surface of Kit: what the app uses of this module, as its code and the compiler's messages tell.
        // A type has any member, with an empty value, until you declare the member. Correct what is wrong, and keep the file
        // as Kit.swift in a folder that .snug.yml names as `surfaces`, below `app`.
        import Foundation
        import UIKit

        @dynamicMemberLookup open class KitWords: NSObject, SnugStandInObject {
          public override init() {}
          public init(_ values: Any?...) {}
          open class func snugEmpty() -> Any { KitWords() }
        }


        extension KitWords { public static var `hello`: KitWords { get { snugStandIn() } set {} } }

        """)

    try app.folder.write("app:\n  surfaces: Surfaces\n", to: ".snug.yml")
    try app.folder.write(surface.output, to: "Surfaces/Kit.swift")
    let uncorrected = try app.snug("layout", project)
    #expect(uncorrected.output.contains("label “document”"))
    #expect(!uncorrected.errors.contains("missing"))

    try app.replace(
      "KitWords { get { snugStandIn() } set {} }", with: "String { \"from the surface\" }", in: "Surfaces/Kit.swift")
    let before = try app.files()
    let corrected = try app.snug("layout", project)
    #expect(corrected.output.contains("label “from the surface”"))
    #expect(corrected.errors == "")
    #expect(try app.files() == before)

    // Without the surface, everything is as it was.
    try app.folder.write("", to: ".snug.yml")
    #expect(try app.snug("layout", project).output.contains("label “document”"))
    try app.folder.write("app:\n  surfaces: Surfaces\n", to: ".snug.yml")
    #expect(try app.snug("layout", project).output.contains("label “from the surface”"))
  }

  @Test func aSurfaceThatDoesNotCompileIsNamed() throws {
    try app.folder.write("app: {surfaces: Surfaces}\n", to: ".snug.yml")
    try app.folder.write(
      """
      public enum KitWords {
        public static var hello: String { "from the surface" }
        public static var size: Missing.Size { Missing.size(of: 1 + "a") }
      }

      """, to: "Surfaces/Kit.swift")
    let run = try app.snug("layout", "App.xcodeproj")
    #expect(run.output.contains("label “from the surface”"))
    let leftOut = try app.snug("project", "App.xcodeproj", "--left-out")
    #expect(leftOut.output.contains("Surfaces/Kit.swift:3: "))
  }

  @Test func aConditionIsTrueInTheCode() throws {
    try app.folder.write("app:\n  conditions: [TRIAL]\n", to: ".snug.yml")
    #expect(try app.snug("layout", "App.xcodeproj").output.contains("label “on trial”"))
  }

  /// `--run` allows the code of a folder; the configuration only says which of its projects is meant.
  @Test func aFolderRunsWithItsProject() throws {
    let configuration = "app: {project: Two.xcodeproj, target: App, conditions: TRIAL}\n"
    try app.folder.write(configuration, to: ".snug.yml")
    try app.folder.write(MechanismTests.project(), to: "Two.xcodeproj/project.pbxproj")
    #expect(try app.snug("layout", ".").output.contains("label “document”"))
    #expect(try app.snug("layout", "--run", ".").output.contains("label “on trial”"))
    // The settings are not those of another project.
    #expect(try app.snug("layout", "App.xcodeproj").output.contains("label “document”"))
    try app.folder.write("", to: ".snug.yml")
    let several = try app.snug("layout", "--run", ".")
    #expect(
      several.errors == """
        .: error: --run: there are several projects: App.xcodeproj, Two.xcodeproj; name one of them, or write it in the \
        configuration as project, below app

        """)
    #expect(several.status == 2)
  }
}
