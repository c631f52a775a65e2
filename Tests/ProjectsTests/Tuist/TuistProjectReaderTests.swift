import Foundation
import InputFiles
import TestSupport
import Testing

@testable import Projects

private typealias Project = Projects.Project

/// What is written out in a `Project.swift` is read; what would have to be run is noted.
struct TuistProjectReaderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    ProjectRoots.add(around: folder.path)
  }

  private func project(_ text: String, _ files: [String] = []) throws -> Project {
    try folder.write(text, to: "Project.swift")
    for path in files { try folder.write("", to: path) }
    return try Project(at: folder.path("Project.swift"))
  }

  private func shown(_ paths: [String]) -> [String] { paths.map { $0.replacing(folder.path + "/", with: "") } }

  private static let literals = """
    import ProjectDescription
    // Project( is a word in a comment, and "Project(" one in a text.
    let project = Project(
      name: "Shop",
      settings: .settings(base: ["SWIFT_VERSION": "6.0", "ENABLE_X": true]),
      targets: [
        .target(
          name: "Shop-App", destinations: [.iPhone, .iPad], product: .app, bundleId: "com.example.shop",
          deploymentTargets: .iOS("16.0"), infoPlist: .file(path: "App/Info.plist"),
          sources: ["App/**", .glob("Shared/*.swift", excluding: ["Shared/Old*"])],
          resources: ["App/Resources/**", .folderReference(path: "Web")],
          dependencies: [
            .target(name: "Kit"), .external(name: "Snap"), .package(product: "Own"),
            .sdk(name: "MapKit", type: .framework), .project(target: "Far", path: "../Far"),
            .xcframework(path: "Vendor/Maps.xcframework"),
          ],
          settings: .settings(base: ["OTHER_SWIFT_FLAGS": ["-D", "SHOP"]])),
        Target(
          name: "Kit", platform: .macOS, product: .staticFramework, bundleId: "com.example.kit", infoPlist: .default,
          sources: "Kit/**"),
      ])
    """

  @Test func literalsAreRead() throws {
    let project = try project(
      Self.literals,
      [
        "App/Main.swift", "App/Deep/View.swift", "App/Deep/Notes.md", "App/Resources/Main.storyboard", "App/Info.plist",
        "App/Resources/I.xcassets/x.json", "Shared/A.swift", "Shared/Old.swift", "Web/index.html", "Kit/K.swift",
      ])
    let app = try project.target(named: nil)
    #expect(app.name == "Shop-App")
    #expect(app.moduleName == "Shop_App")
    #expect(app.isForIOS)
    #expect(app.swiftVersion == "6.0")
    #expect(app.deploymentTarget == "16.0")
    #expect(app.conditions == ["DEBUG", "SHOP"])
    #expect(app.infoPlist.map { shown([$0]) } == ["App/Info.plist"])
    #expect(shown(app.sources) == ["App/Deep/View.swift", "App/Main.swift", "Shared/A.swift"])
    #expect(shown(app.resources) == ["App/Resources/I.xcassets", "App/Resources/Main.storyboard", "Web"])
    #expect(app.dependencies == ["Kit"])
    #expect(app.packageProducts.map(\.name) == ["Snap", "Own"])
    #expect(app.frameworks == ["Far", "MapKit", "Maps"])
    #expect(project.targets[1].kind == .framework)
    #expect(!project.targets[1].isForIOS)
    #expect(shown(project.targets[1].sources) == ["Kit/K.swift"])
    #expect(project.notes.isEmpty)
  }

  @Test func expressionsAreNoted() throws {
    let project = try project(
      """
      let project = Project(name: name, targets: [
        .target(
          name: "Shop", destinations: places, product: kind, infoPlist: plist, sources: sources + ["App/**"],
          resources: ["\\(folder)/**"], dependencies: [.target(name: kit), dependency],
          settings: .settings(base: base)),
        makeTarget("Kit"),
        .target(name: "Kit" + suffix),
      ] + more)
      """)
    #expect(project.targets.isEmpty)
    #expect(
      shown(project.notes.map(\.description)) == [
        "Project.swift: warning: a target is an expression, which is not evaluated"
      ])
    let other = try self.project(
      """
      let project = Project(name: name, targets: [
        .target(
          name: "Shop", destinations: places, product: kind, infoPlist: plist, sources: sources + ["App/**"],
          resources: ["\\(folder)/**"], dependencies: [.target(name: kit), dependency],
          settings: .settings(base: base)),
        makeTarget("Kit"),
      ])
      """)
    #expect(other.targets.map(\.kind) == [.other])
    #expect(
      other.notes.map(\.message) == [
        "destinations", "infoPlist", "settings", "product", "sources", "resources", "dependencies", "dependencies",
      ].map { "the argument \($0) of the target Shop is an expression, which is not evaluated" }
        + ["a target is an expression, which is not evaluated"])
  }

  @Test func aProjectThatAFunctionMakesIsAnError() throws {
    let error = #expect(throws: ProjectError.self) { try project("let project = Project.app(name: \"Shop\")\n") }
    #expect(
      error?.message == "the project is an expression, which is not evaluated: generate the .xcodeproj and name that")
  }

  @Test func targetsThatDependOnEachOtherAreNamed() throws {
    let error = #expect(throws: ProjectError.self) {
      try project(
        """
        let project = Project(targets: [
          .target(name: "A", dependencies: [.target(name: "B")]),
          .target(name: "B", dependencies: [.target(name: "A")]),
        ])
        """)
    }
    #expect(error?.message == "targets depend on each other: A → B → A")
  }

  // MARK: Literals

  private func parsed(_ arguments: String) -> SwiftLiteral? {
    SwiftLiteralParser.call(of: "f", in: "x(\"f(1)\") /* f(2) */ // f(3)\nlet y = z.f(4); f(\(arguments))")?["a"]
  }

  @Test(arguments: [
    ("a: \"b\\\"c\"", SwiftLiteral.text("b\"c")), ("a: [\"b\", /* c */ .d,]", .list([.text("b"), .call("d", [])])),
    ("a: [\"b\": true]", .table(["b": .call("true", [])])), ("a: [:]", .table([:])), ("a: []", .list([])),
    (
      "a: .b(\"c\", d: .e)",
      .call("b", [.init(label: nil, value: .text("c")), .init(label: "d", value: .call("e", []))])
    ),
    ("a: b", .name("b")), ("a: b.c", .expression), ("a: \"b\" + c", .operation(.text("b"), .sum, .name("c"))),
    ("a: b ?? .c", .operation(.name("b"), .fallback, .call("c", []))), ("a: b ? c : d", .expression),
    ("a: \"x\\(b)y\"", .joined([.text("x"), .name("b"), .text("y")])), ("a: \"\\(b.c)\"", .expression),
    ("a: .b.c", .expression),
    ("a: \"\"\"\nb\n\"\"\"", .expression), ("b: { x, y in f(x) }, a: .c", .call("c", [])),
    ("a: [b, \"c\"]", .list([.name("b"), .text("c")])),
  ])
  func anArgumentIsWhatIsWrittenOut(_ text: String, value: SwiftLiteral) { #expect(parsed(text) == value) }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      String(repeating: "a: [", count: 100_000), String(repeating: "f(", count: 100_000),
      "a: " + String(repeating: "b + ", count: 100_000) + "c", "a: \"", "a: [:", "a: [b:::]",
      "a: .", "a: /*", "a: [\"b\": \"c\"", ")", "a: ]", "a: }", "a b", "a: \"\\(",
    ])
  func brokenCodeEnds(_ text: String) { _ = parsed(text) }
}
