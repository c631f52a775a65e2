import Testing

@testable import Projects

private typealias Project = Projects.Project

/// One target of a project is chosen.
struct ProjectTests {
  private func target(_ name: String, _ kind: TargetKind, isForIOS: Bool = true) -> ProjectTarget {
    var target = ProjectTarget(name: name, kind: kind, moduleName: name)
    target.isForIOS = isForIOS
    return target
  }

  private func project(_ targets: ProjectTarget...) -> Project {
    Project(path: "My.xcodeproj", folder: "/My", targets: targets, notes: [])
  }

  @Test func theOnlyAppNeedsNoName() throws {
    let project = project(
      target("Tests", .tests), target("Watch", .app, isForIOS: false), target("App", .app), target("Kit", .framework))
    #expect(try project.target(named: nil).name == "App")
    #expect(try project.target(named: "Kit").name == "Kit")
  }

  @Test func twoAppsAreListed() {
    let error = #expect(throws: ProjectError.self) {
      try project(target("One", .app), target("Two", .app)).target(named: nil)
    }
    #expect(
      error?.description == "My.xcodeproj: error: there is more than one app: choose one by --target: One, Two")
  }

  @Test func aProjectWithoutAnAppSaysWhatItHas() {
    let error = #expect(throws: ProjectError.self) { try project(target("Kit", .framework)).target(named: nil) }
    #expect(error?.description == "My.xcodeproj: error: no target is an app for iOS; there are Kit")
    let empty = #expect(throws: ProjectError.self) { try project().target(named: nil) }
    #expect(empty?.description == "My.xcodeproj: error: no target is an app for iOS; there are none")
  }

  @Test func theOnlyTargetWithUnitTestsNeedsNoName() throws {
    var tests = target("Tests", .tests)
    tests.dependencies = ["Kit", "App"]
    let project = project(target("App", .app), tests, target("Kit", .framework), target("UITests", .uiTests))
    #expect(try project.testTarget(named: nil).name == "Tests")
    #expect(project.host(of: tests)?.name == "App")
    let error = #expect(throws: ProjectError.self) { try project.testTarget(named: "UITests") }
    #expect(
      error?.description
        == "My.xcodeproj: error: the target UITests has no unit tests for iOS: it operates the app from another process"
    )
  }

  @Test func frameworksThatOthersNeedAreNeeded() {
    var (app, kit, ui) = (target("App", .app), target("Kit", .framework), target("UI", .framework))
    (app.dependencies, app.frameworks) = (["Share", "UI", "Mac"], ["UIKit"])
    // It is linked by the name of its module, and the frameworks need each other.
    (ui.frameworks, kit.dependencies) = (["Kit"], ["UI"])
    var share = target("Share", .appExtension)
    share.dependencies = ["ShareKit"]
    let project = project(
      target("Other", .framework), kit, app, share, ui, target("ShareKit", .framework),
      target("Mac", .framework, isForIOS: false))
    #expect(project.frameworks(neededBy: app).map(\.name) == ["Kit", "UI"])
    #expect(project.frameworks(neededBy: share).map(\.name) == ["ShareKit"])
  }

  @Test func twoTargetsWithUnitTestsAreListed() {
    let error = #expect(throws: ProjectError.self) {
      try project(target("One", .tests), target("Two", .tests)).testTarget(named: nil)
    }
    #expect(
      error?.description
        == "My.xcodeproj: error: there is more than one target with tests: choose one by --target: One, Two")
  }

  @Test func aWrongNameIsAnsweredWithTheRightOnes() {
    let error = #expect(throws: ProjectError.self) {
      try project(target("App", .app), target("Kit", .framework)).target(named: "Ap")
    }
    #expect(error?.description == "My.xcodeproj: error: there is no target Ap; there are App, Kit")
  }

  @Test func sourcesAreTakenApartByLanguage() {
    var target = target("App", .app)
    target.sources = ["/a/A.swift", "/a/B.m", "/a/C.mm", "/a/D.h", "/a/E.c", "/a/F.metal"]
    #expect(target.swiftSources == ["/a/A.swift"])
    #expect(target.otherSources == ["/a/B.m", "/a/C.mm", "/a/E.c"])
  }

  @Test(arguments: [
    ("com.apple.product-type.application", TargetKind.app), ("com.apple.product-type.framework.static", .framework),
    ("com.apple.product-type.application.watchapp2", .other), ("com.apple.product-type.app-extension", .appExtension),
    ("com.apple.product-type.bundle.ui-testing", .uiTests), ("org.example.application", .other), ("", .other),
  ])
  func theKindIsTheProductType(_ type: String, kind: TargetKind) {
    #expect(TargetKind(productType: type) == kind)
  }
}
