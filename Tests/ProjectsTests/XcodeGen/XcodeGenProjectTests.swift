import Foundation
import InputFiles
import TestSupport
import Testing

@testable import Projects

private typealias Project = Projects.Project

/// A specification of XcodeGen is read as the project that it generates.
struct XcodeGenProjectTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    ProjectRoots.add(around: folder.path)
  }

  private func project(_ text: String, _ files: [String: String] = [:]) throws -> Project {
    try folder.write(text, to: "project.yml")
    for (path, text) in files { try folder.write(text, to: path) }
    return try Project(at: folder.path("project.yml"))
  }

  private func shown(_ paths: [String]) -> [String] { paths.map { $0.replacing(folder.path + "/", with: "") } }
  private func shown(_ notes: [ProjectNote]) -> [String] { shown(notes.map(\.description)) }

  @Test func aTargetHasTheFilesOfItsFolders() throws {
    let project = try project(
      """
      name: Shop
      options: {deploymentTarget: {iOS: 15}}
      targets:
        Shop: {type: application, platform: iOS, sources: [App, Shared/Cart.swift]}
        Tests: {type: bundle.unit-test, platform: iOS, sources: {path: Tests}, dependencies: [{target: Shop}]}
      """,
      [
        "App/Main.swift": "", "App/Deep/View.swift": "", "App/Deep/Old.m": "", "App/View.h": "",
        "App/Main.storyboard": "",
        "App/Info.plist": "", "App/Deep/Info.plist": "", "App/de.lproj/Main.strings": "", "App/I.xcassets/x.json": "",
        "App/App.entitlements": "", "App/LICENSE": "", "App/Model.xcdatamodeld/M.xcdatamodel/contents": "",
        "Shared/Cart.swift": "", "Shared/Other.swift": "", "Tests/T.swift": "", "App/A.swift.orig": "",
      ])
    let app = try project.target(named: nil)
    #expect(app.kind == .app)
    #expect(app.isForIOS)
    #expect(app.moduleName == "Shop")
    #expect(app.swiftVersion == "5.0")
    #expect(app.deploymentTarget == "15.0")
    #expect(app.conditions == ["DEBUG"])
    #expect(
      shown(app.sources) == [
        "App/Deep/Old.m", "App/Deep/View.swift", "App/Main.swift", "App/Model.xcdatamodeld", "Shared/Cart.swift",
      ])
    #expect(
      shown(app.resources)
        == ["App/Deep/Info.plist", "App/I.xcassets", "App/Main.storyboard", "App/de.lproj/Main.strings"])
    #expect(app.infoPlist.map { shown([$0]) } == ["App/Info.plist"])
    #expect(project.targets[1].kind == .tests)
    #expect(project.targets[1].dependencies == ["Shop"])
    #expect(project.folder == folder.path)
    #expect(project.notes.isEmpty)
  }

  @Test func patternsAndPhasesChooseFiles() throws {
    let text = """
      name: Shop
      options: {fileTypes: {txt: {buildPhase: none}, grammar: {buildPhase: sources}, pages: {file: false}}}
      targets:
        Shop:
          type: application
          platform: iOS
          sources:
            - path: App
              excludes: ["**/*.strings", Old, "{A,B}.swift"]
            - {path: Data, buildPhase: resources, includes: ["**/*.json"]}
            - {path: Docs, buildPhase: none}
            - {path: Web, type: folder}
            - {path: Gone, optional: true}
            - {path: Code, destinationFilters: [macOS]}
            - {path: Both, inferDestinationFiltersByPath: true}
      """
    let target = try project(
      text,
      [
        "App/A.swift": "", "App/B.swift": "", "App/C.swift": "", "App/Old/D.swift": "", "App/Deep/a.strings": "",
        "App/x.txt": "", "App/y.grammar": "", "App/z.pages/E.swift": "", "Data/a/b.json": "", "Data/c.swift": "",
        "Docs/d.swift": "", "Web/index.html": "", "Web/main.swift": "", "Code/F.swift": "", "Both/macOS/G.swift": "",
        "Both/H_tvOS.swift": "", "Both/I_iOS.swift": "", "Both/J.swift": "",
      ]
    ).targets[0]
    #expect(
      shown(target.sources)
        == ["App/C.swift", "App/y.grammar", "App/z.pages/E.swift", "Both/I_iOS.swift", "Both/J.swift"])
    #expect(shown(target.resources) == ["Data/a/b.json", "Web"])
  }

  @Test func whatIsMissingIsNoted() throws {
    let project = try project(
      """
      name: Shop
      targets:
        Shop:
          type: application
          platform: iOS
          templates: [None]
          sources: [Gone, "${OUT}/Code"]
          dependencies: [{target: Kit}, {package: Snap}, {}, {target: "${KIT}"}]
          configFiles: {Debug: "${ENV}.xcconfig"}
        Odd: {type: application}
      """)
    #expect(
      shown(project.notes) == [
        "project.yml: warning: there is no template None, which the target Shop names",
        "project.yml: warning: the target Odd has no type, or no platform: XcodeGen does not take it",
        "project.yml: warning: the settings of ${ENV}.xcconfig are not read: the value of ${ENV} is not known",
        "Gone: warning: the target Shop lists it as a source, and it does not exist",
        "project.yml: warning: the target Shop has the source ${OUT}/Code, and the value of ${OUT} is not known",
        "project.yml: warning: the target Shop depends on Kit, and there is no such target",
        "project.yml: warning: the target Shop depends on the package Snap, and there is no such package",
        "project.yml: warning: a dependency of the target Shop is not understood",
        "project.yml: warning: the target Shop depends on ${KIT}, and the value of ${KIT} is not known",
      ])
  }

  @Test func dependenciesAreTargetsPackagesAndFrameworks() throws {
    let target = try project(
      """
      name: Shop
      packages: {Snap: {url: "https://example.com/Snap"}, Own: {path: Packages/Own}, Hub: {github: a/b}}
      localPackages: [Packages/Local]
      aggregateTargets: {Lint: {}}
      targets:
        Kit: {type: framework, platform: iOS}
        Widget: {type: app-extension, platform: iOS}
        Shop:
          type: application
          platform: iOS
          dependencies:
            - target: Kit
            - target: Widget
            - target: Lint
            - target: Other/Far
            - framework: Vendor/Maps.framework
            - carthage: Charts
            - sdk: MapKit.framework
            - {sdk: AppKit.framework, platformFilter: macOS}
            - {sdk: Cocoa.framework, platforms: [macOS]}
            - {framework: Late.framework, link: false}
            - bundle: Pictures.bundle
            - {package: Snap, products: [Snap, SnapUI]}
            - {package: Own, product: OwnKit}
            - package: Hub
            - package: Local
      """
    ).targets[1]
    #expect(target.dependencies == ["Kit", "Widget"])
    #expect(target.frameworks == ["Charts", "Far", "Kit", "MapKit", "Maps"])
    #expect(
      target.packageProducts == [
        PackageProduct(name: "Snap", package: "https://example.com/Snap"),
        PackageProduct(name: "SnapUI", package: "https://example.com/Snap"),
        PackageProduct(name: "OwnKit", package: folder.path("Packages/Own")),
        PackageProduct(name: "Hub", package: "https://github.com/a/b"),
        PackageProduct(name: "Local", package: folder.path("Packages/Local")),
      ])
  }

  @Test(arguments: ["project.yml", "Shop.xcodeproj"])
  func theProjectMayBeNamedByWhatIsGenerated(_ name: String) throws {
    try folder.write("name: Shop\ntargets: {Shop: {type: application, platform: iOS}}\n", to: "project.yml")
    let project = try Project(at: folder.path(name))
    #expect(project.path == folder.path(name))
    #expect(project.targets.map(\.name) == ["Shop"])
  }

  @Test func aProjectThatNothingGeneratesIsMissing() throws {
    try folder.write("name: Shop\n", to: "project.yml")
    let error = #expect(throws: ProjectError.self) { try Project(at: folder.path("Other.xcodeproj")) }
    #expect(
      try #require(error).description.replacing(folder.path + "/", with: "")
        == "Other.xcodeproj/project.pbxproj: error: the project file could not be read: no such file")
  }

  @Test func onlyTargetsForIOSCount() throws {
    let targets = try project(
      """
      name: Shop
      targets:
        Mac: {type: application, platform: macOS}
        Any: {type: framework, supportedDestinations: [iOS, macOS]}
        Desk: {type: framework, supportedDestinations: [macOS], deploymentTarget: "12.0"}
        Old: {type: application, platform: iOS, legacy: {toolPath: /bin/sh}}
        Kit: {type: framework, platform: [iOS, tvOS], deploymentTarget: {iOS: 14.2, tvOS: 13.0}}
      """
    ).targets
    #expect(targets.map(\.name) == ["Any", "Desk", "Kit_iOS", "Kit_tvOS", "Mac"])
    #expect(targets.map(\.isForIOS) == [true, false, true, false, false])
    #expect(targets.map(\.moduleName) == ["Any", "Desk", "Kit", "Kit", "Mac"])
    #expect(targets[2].deploymentTarget == "14.2")
  }

  @Test(.timeLimit(.minutes(1))) func aFolderThatHoldsItselfEnds() throws {
    try folder.write("", to: "App/A.swift")
    try folder.link("App/Loop", to: folder.path)
    let text = "name: Shop\ntargets: {Shop: {type: application, platform: iOS, sources: [App, .]}}\n"
    #expect(try project(text).targets[0].swiftSources == [folder.path("App/A.swift")])
  }
}
