import InputFiles
import TestSupport
import Testing

@testable import Projects

private typealias Project = Projects.Project

/// Settings of a specification stand above each other as those of the project that it generates.
struct XcodeGenSettingsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    ProjectRoots.add(around: folder.path)
  }

  private func target(_ text: String, _ files: [String: String] = [:]) throws -> ProjectTarget {
    try folder.write("name: Shop\n" + text, to: "project.yml")
    for (path, text) in files { try folder.write(text, to: path) }
    return try #require(try Project(at: folder.path("project.yml")).targets.first)
  }

  @Test func theTargetIsAboveTheProject() throws {
    let target = try target(
      """
      settings: {SWIFT_VERSION: 5.5, SWIFT_ACTIVE_COMPILATION_CONDITIONS: BASE}
      targets:
        Shop:
          type: application
          platform: iOS
          deploymentTarget: "16.1"
          settings:
            SWIFT_ACTIVE_COMPILATION_CONDITIONS: [$(inherited), SHOP]
            PRODUCT_NAME: ${TARGET_NAME} One
            SWIFT_OBJC_BRIDGING_HEADER: app/bridge.h
            STRING_CATALOG_GENERATE_SYMBOLS: true
            INFOPLIST_FILE: App/My.plist
            INFOPLIST_KEY_UIMainStoryboardFile: Main
      """, ["App/Bridge.h": ""])
    #expect(target.swiftVersion == "5.5")
    #expect(target.deploymentTarget == "16.1")
    #expect(target.conditions == ["BASE", "SHOP"])
    #expect(target.moduleName == "Shop_One")
    #expect(target.bridgingHeader == folder.path("App/Bridge.h"))
    #expect(target.generatesStringSymbols)
    #expect(target.infoPlist == folder.path("App/My.plist"))
    #expect(target.infoPlistKeys == ["UIMainStoryboardFile": "Main"])
  }

  @Test func filesOfSettingsStandBelowTheirLevel() throws {
    let files = [
      "Config/Project.xcconfig": "SWIFT_VERSION = 4.2\nA = project\nIPHONEOS_DEPLOYMENT_TARGET = 13.1\n",
      "Config/App.xcconfig": "#include \"Config/Names.xcconfig\"\nA = $(inherited) app\n",
      "Config/Names.xcconfig": "PRODUCT_MODULE_NAME = $(A:identifier)\n",
    ]
    let target = try target(
      """
      options: {deploymentTarget: {iOS: "12.0"}}
      configFiles: {Debug: Config/Project.xcconfig, Release: Config/None.xcconfig}
      targets: {Shop: {type: application, platform: iOS, configFiles: {Debug: Config/App.xcconfig}}}
      """, files)
    // What XcodeGen sets gives way to what the files say.
    #expect(target.swiftVersion == "4.2")
    #expect(target.deploymentTarget == "13.1")
    #expect(target.moduleName == "project_app")
  }

  @Test func groupsStandBelowTheBaseAndConfigurationsAboveIt() throws {
    let target = try target(
      """
      configs: {Staging Debug: debug, Store Release: release}
      settingGroups:
        deep: {SWIFT_VERSION: 4.0, PRODUCT_NAME: Deep}
        app: {groups: [deep], base: {SWIFT_VERSION: 4.1}, configs: {debug: {D: $(inherited) DEBUGGED}}}
      targets:
        Shop:
          type: application
          platform: iOS
          settings:
            groups: [app, none]
            base: {D: X}
            configs:
              debug: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: "$(inherited) $(D)"}
              Store Release: {PRODUCT_NAME: Wrong}
              staging debug: {D: STAGING}
      """)
    #expect(target.swiftVersion == "4.1")
    #expect(target.moduleName == "Deep")
    #expect(target.conditions == ["DEBUG", "STAGING"])
  }

  @Test func settingsOfXcodeGenCanBeSwitchedOff() throws {
    let target = try target(
      "options: {settingPresets: none}\ntargets: {Shop: {type: application, platform: iOS}}\n")
    #expect(target.swiftVersion == nil)
    #expect(target.conditions.isEmpty)
    // The project has the platform that all of its targets have.
    #expect(target.isForIOS)
  }

  @Test func theConfigurationIsTheClosestToDebug() throws {
    func name(_ text: String) throws -> XcodeGenConfiguration {
      XcodeGenConfiguration(try YAMLDocument.value(of: text, shown: ""))
    }
    #expect(XcodeGenConfiguration(nil).name == "Debug")
    #expect(try name("{Beta: debug, Debug-QA: debug, App: release}").name == "Debug-QA")
    #expect(try name("{Beta: debug, App: release}").name == "Beta")
    #expect(try name("{Beta: none, App: release}").name == "App")
    #expect(try !name("{Beta: none, App: release}").isDebug)
  }

  // MARK: Hostile settings

  @Test func groupsThatNameEachOtherEnd() throws {
    let target = try target(
      """
      settingGroups:
        a: {groups: [b], base: {SWIFT_VERSION: 4.0}}
        b: {groups: [a, a], base: {PRODUCT_NAME: B}}
      targets: {Shop: {type: application, platform: iOS, settings: {groups: [a]}}}
      """)
    #expect(target.swiftVersion == "4.0")
    #expect(target.moduleName == "B")
  }

  /// Each of forty groups has the one before it ten times.
  @Test(.timeLimit(.minutes(1))) func groupsAreReadOnce() throws {
    let groups = (1...15).map { index in
      "  g\(index): {groups: [\(Array(repeating: "g\(index - 1)", count: 10).joined(separator: ", "))]}\n"
    }
    let text = """
      settingGroups:
        g0: {SWIFT_VERSION: 4.0}
      \(groups.joined())
      targets: {Shop: {type: application, platform: iOS, settings: {groups: [g14]}}}
      """
    #expect(try target(text).swiftVersion == "4.0")
  }

  @Test func groupsThatAreTooDeepAreAnError() throws {
    let groups = (1...40).map { "  g\($0): {groups: [g\($0 - 1)]}\n" }.joined()
    let text = """
      settingGroups:
      \(groups)
      targets: {Shop: {type: application, platform: iOS, settings: {groups: [g40]}}}
      """
    let error = #expect(throws: ProjectError.self) { try target(text) }
    #expect(error?.message == "more than 16 levels of settings stand in each other")
    #expect(error?.line == 27)
  }
}
