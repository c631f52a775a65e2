import Foundation
import InputFiles
import TestSupport
import Testing

@testable import Projects

private typealias Project = Projects.Project

/// Calls of helpers in a `Project.swift` are replaced by what the helpers return.
struct TuistHelpersTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    ProjectRoots.add(around: folder.path)
  }

  private static let helpers = """
    import ProjectDescription

    public let places: Destinations = .iOS
    let shared: [TargetDependency] = [
      .external(name: "Snap"),
    ]

    extension Target {
      /// An app. func app( is no function in a comment.
      public static func app(
        name: String, sources: SourceFilesList, resources: ResourceFileElements? = nil,
        dependencies: [TargetDependency] = shared, check: (Int) -> Bool = { $0 > 1 }
      ) -> Self {
        .target(
          name: name, destinations: places, product: .app, deploymentTargets: .iOS("16.0"), sources: sources,
          resources: resources, dependencies: dependencies)
      }

      static func tests(of module: String, kind: String = "Tests", sources: String? = nil) -> Target {
        let name = "\\(module)-\\(kind)"
        return .target(
          name: name, destinations: places, product: .unitTests, sources: sources ?? "\\(module)/\\(kind)/**",
          dependencies: shared + [.target(name: module)])
      }

      static func counted(_ name: String) -> Target {
        if name.isEmpty { return .target(name: "None") }
        return .target(name: name)
      }
    }
    """

  private func project(_ targets: String, helpers: String = Self.helpers) throws -> Project {
    try folder.write(helpers, to: "Tuist/ProjectDescriptionHelpers/Targets.swift")
    try folder.write(
      "import ProjectDescription\nlet project = Project(name: \"P\", targets: \(targets))", to: "App/Project.swift")
    for path in ["App/Sources/A.swift", "App/Shop/Tests/T.swift"] { try folder.write("", to: path) }
    return try Project(at: folder.path("App/Project.swift"))
  }

  @Test func aHelperMakesATarget() throws {
    let project = try project("[.app(name: \"Shop\", sources: [\"Sources/**\"]), .tests(of: \"Shop\")]")
    #expect(project.notes.isEmpty)
    #expect(project.targets.map(\.name) == ["Shop", "Shop-Tests"])
    #expect(project.targets.map(\.kind) == [.app, .tests])
    #expect(project.targets.map(\.deploymentTarget) == ["16.0", nil])
    #expect(project.targets.map { $0.sources.map(\.baseName) } == [["A"], ["T"]])
    #expect(project.targets.map { $0.packageProducts.map(\.name) } == [["Snap"], ["Snap"]])
    #expect(project.targets.map(\.dependencies) == [[], ["Shop"]])
  }

  @Test func argumentsComeBeforeDefaults() throws {
    let project = try project(
      "[.tests(of: \"Shop\", kind: \"UI\", sources: \"Sources/**\"), .app(name: \"A\" + \"B\", sources: [], dependencies: [])]"
    )
    #expect(project.targets.map(\.name) == ["Shop-UI", "AB"])
    #expect(project.targets[0].sources.map(\.baseName) == ["A"])
    #expect(project.targets[1].packageProducts.isEmpty)
  }

  /// Helpers that do more, or that the call does not fit, are not run.
  @Test(arguments: [".counted(\"A\")", ".app(name: \"A\")", ".app(name: \"A\", sources: [], more: 1)", ".other()"])
  func whatWouldHaveToBeRunIsNoted(_ target: String) throws {
    let project = try project("[\(target)]")
    #expect(project.targets.isEmpty)
    #expect(project.notes.map(\.message) == ["a target is an expression, which is not evaluated"])
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "func app(name: String) -> Target { .app(name: name) }",
      "func app(name: String) -> Target { .two(a: .app(name: name), b: .app(name: name)) }\nfunc two(a: T, b: T) -> T { .both(a, b) }",
      "let app = app", "let app = " + String(repeating: "\"a\" + ", count: 100_000) + "\"b\"", "func app(",
      "func app(name: String", "func app(name: String) -> T {",
      "func app(name: String) { let x = ", "let",
    ])
  func helpersWithoutAnEndEnd(_ helpers: String) throws {
    let project = try project("[.app(name: \"A\")]", helpers: helpers)
    #expect(project.targets.isEmpty)
  }
}
