import Foundation
import InputFiles
import TestSupport
import Testing

@testable import Projects

/// The targets of a package as SwiftPM prints them.
struct PackageDescriptionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    ProjectRoots.add(around: folder.path)
  }

  private func description(_ targets: String, package: String = "") throws -> PackageDescription {
    try PackageDescription(
      json: Data("{ \"name\": \"Kit\", \"targets\": [\(targets)] \(package) }".utf8), folder: folder.path)
  }

  private static func target(_ name: String, type: String = "regular", settings: String = "", more: String = "")
    -> String
  {
    "{ \"name\": \"\(name)\", \"type\": \"\(type)\", \"exclude\": [\"Tests\"], \"settings\": [\(settings)] \(more) }"
  }

  private func names(_ paths: [String]) -> [String] { paths.map { $0.replacing("\(folder.path)/", with: "") } }

  @Test func targetsLieInDefaultFoldersOrWhereTheManifestSays() throws {
    for path in [
      "Sources/Word-Kit/A.swift", "Sources/Word-Kit/Tests/B.swift", "Code/C.swift", "Code/D/E.swift", "Code/F.swift",
    ] {
      try folder.write("", to: path)
    }
    let found = try description(
      [
        Self.target("Word-Kit"), Self.target("Code", more: ", \"path\": \"Code\", \"sources\": [\"D\", \"F.swift\"]"),
        Self.target("Gone"), Self.target("Outside", more: ", \"path\": \"../\""), Self.target("Checks", type: "test"),
      ].joined(separator: ", "))
    #expect(found.targets.map(\.moduleName) == ["Word_Kit", "Code"])
    #expect(
      found.targets.map { names($0.sources) } == [["Sources/Word-Kit/A.swift"], ["Code/D/E.swift", "Code/F.swift"]])
    #expect(found.targets.map(\.packageName) == ["Kit", "Kit"])
  }

  @Test func settingsForThisBuildHold() throws {
    try folder.write("", to: "Sources/A/A.swift")
    let settings = """
      { "tool": "swift", "kind": { "define": { "_0": "ALWAYS" } } },
      { "tool": "swift", "kind": { "define": { "_0": "PHONE" } }, "condition": { "platformNames": ["ios"] } },
      { "tool": "swift", "kind": { "define": { "_0": "MAC" } }, "condition": { "platformNames": ["macos"] } },
      { "tool": "swift", "kind": { "define": { "_0": "FAST" } }, "condition": { "config": "release" } },
      { "tool": "c", "kind": { "define": { "_0": "C" } } },
      { "tool": "swift", "kind": { "unsafeFlags": { "_0": ["-O"] } } },
      { "tool": "swift", "kind": { "enableUpcomingFeature": { "_0": "ExistentialAny" } } },
      { "tool": "swift", "kind": { "enableExperimentalFeature": { "_0": "Lifetimes" } } }
      """
    let target = try #require(try description(Self.target("A", settings: settings)).targets.first)
    #expect(target.conditions == ["ALWAYS", "DEBUG", "PHONE", "SWIFT_PACKAGE"])
    #expect(target.upcomingFeatures == ["ExistentialAny"])
    #expect(target.experimentalFeatures == ["Lifetimes"])
  }

  @Test(arguments: [
    ("", "", nil), (", \"toolsVersion\": { \"_version\": \"5.9.0\" }", "", nil),
    (", \"toolsVersion\": { \"_version\": \"6.2.0\" }", "", "6"),
    (", \"toolsVersion\": { \"_version\": \"6.2.0\" }, \"swiftLanguageVersions\": [\"5\"]", "", "5"),
    (
      ", \"swiftLanguageVersions\": [\"6\"]",
      "{ \"tool\": \"swift\", \"kind\": { \"swiftLanguageMode\": { \"_0\": \"5\" } } }", "5"
    ),
  ])
  func theLanguageModeIsThatOfTheTargetOrThePackage(_ package: String, _ settings: String, _ mode: String?) throws {
    try folder.write("", to: "Sources/A/A.swift")
    #expect(try description(Self.target("A", settings: settings), package: package).targets.first?.swiftVersion == mode)
  }

  @Test func targetsInCHaveHeadersAndSources() throws {
    for path in ["Sources/CA/a.c", "Sources/CA/include/a.h", "Sources/CB/b.cpp", "SQL/module.modulemap"] {
      try folder.write("", to: path)
    }
    let found = try description(
      [
        Self.target("CA"), Self.target("CB", more: ", \"publicHeadersPath\": \"api\""),
        Self.target("SQL", type: "system", more: ", \"path\": \"SQL\""),
      ].joined(separator: ", "))
    #expect(found.targets.isEmpty)
    #expect(found.targetsOfC.map(\.moduleName) == ["CA", "CB", "SQL"])
    #expect(names(found.targetsOfC.map(\.headers)) == ["Sources/CA/include", "Sources/CB/api", "SQL"])
    #expect(found.targetsOfC.map { names($0.sources) } == [["Sources/CA/a.c"], ["Sources/CB/b.cpp"], []])
  }

  @Test func testsLieBelowTests() throws {
    for path in ["Sources/Kit/A.swift", "Tests/KitTests/ATests.swift", "Tests/KitTests/__Snapshots__/a.png"] {
      try folder.write("", to: path)
    }
    let found = try description(
      [Self.target("Kit"), Self.target("KitTests", type: "test"), Self.target("Gone", type: "test")].joined(
        separator: ", "))
    #expect(found.targets.map(\.name) == ["Kit"])
    #expect(found.tests.map(\.name) == ["KitTests"])
    #expect(found.tests.first?.kind == .tests)
    #expect(found.tests.first.map { names($0.sources) } == ["Tests/KitTests/ATests.swift"])
    let project = Project(found, at: "Package.swift", folder: folder.path)
    #expect(try project.testTarget(named: nil).moduleName == "KitTests")
  }
}
