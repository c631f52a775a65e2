import Foundation
import InputFiles
import TestSupport
import Testing

@testable import Projects

private typealias Project = Projects.Project

/// An Xcode project is read as Xcode builds it for the simulator of an iPhone.
struct XcodeProjectReaderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "App/Main.swift")
  }

  private func project(_ text: ProjectText) throws -> Project {
    try folder.write(text.text, to: "My.xcodeproj/project.pbxproj")
    ProjectRoots.add(around: folder.path)
    return try Project(at: "\(folder.path)/My.xcodeproj")
  }

  private func shown(_ paths: [String]) -> [String] {
    let prefix = URL(filePath: folder.path).standardized.path + "/"
    return paths.map { $0.replacingOccurrences(of: prefix, with: "") }
  }

  @Test func filesLieInTheirGroups() throws {
    try folder.write("", to: "App/Login.xib")
    try folder.write("", to: "App/Base.lproj/Main.storyboard")
    let project = try project(
      ProjectText(resources: ["Login.xib", "Base.lproj/Main.storyboard"], target: "dependencies = ();"))
    let target = try #require(project.targets.first)
    #expect(target.kind == .app)
    #expect(target.moduleName == "My_App")
    #expect(target.isForIOS)
    #expect(shown(target.sources) == ["App/Main.swift"])
    #expect(shown(target.resources) == ["App/Base.lproj/Main.storyboard", "App/Login.xib"])
    #expect(project.notes.isEmpty)
  }

  @Test func aFileThatDoesNotExistIsNoted() throws {
    let project = try project(ProjectText(sources: ["Main.swift", "Gone.swift"]))
    #expect(shown(project.targets[0].sources) == ["App/Main.swift"])
    #expect(
      project.notes.map { $0.description.replacingOccurrences(of: folder.path + "/", with: "") }
        == ["App/Gone.swift: warning: the target My App lists the file, and it does not exist"])
  }

  /// Its class is generated from its name.
  @Test func aModelThatDoesNotExistIsNotedAndStays() throws {
    let project = try project(ProjectText(sources: ["Main.swift", "Places.mlmodel"]))
    #expect(shown(project.targets[0].sources) == ["App/Main.swift", "App/Places.mlmodel"])
    #expect(project.notes.count == 1)
  }

  @Test func settingsOfTheTargetAreAboveThoseOfTheProject() throws {
    var text = ProjectText()
    text.projectSettings = """
      SDKROOT = iphoneos; SWIFT_VERSION = 5.0; IPHONEOS_DEPLOYMENT_TARGET = 13.0;
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;
      """
    text.targetSettings = """
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) STAGING"; OTHER_SWIFT_FLAGS = "-DFIRST -D SECOND -v";
      PRODUCT_NAME = "1 $(TARGET_NAME:lower)"; INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist";
      "IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*]" = 99.0; "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphone*]" = 15.4;
      SWIFT_OBJC_BRIDGING_HEADER = App/Bridge.h; INFOPLIST_KEY_UIMainStoryboardFile = Main;
      """
    let target = try project(text).targets[0]
    #expect(target.swiftVersion == "5.0")
    #expect(target.deploymentTarget == "15.4")
    #expect(target.conditions == ["DEBUG", "FIRST", "SECOND", "STAGING"])
    #expect(target.moduleName == "__my_app")
    #expect(target.infoPlist.map { shown([$0]) } == ["App/Info.plist"])
    #expect(target.bridgingHeader.map { shown([$0]) } == ["App/Bridge.h"])
    #expect(target.infoPlistKeys == ["UIMainStoryboardFile": "Main"])
  }

  @Test func aFileOfSettingsIsBelowTheSettingsOfItsLevel() throws {
    try folder.write(
      "#include \"Base.xcconfig\"\nSWIFT_VERSION = 4.2 // old\nNAME=$(inherited) b\n", to: "App/A.xcconfig")
    try folder.write("NAME = a\n#include? \"None.xcconfig\"\n", to: "App/Base.xcconfig")
    var text = ProjectText()
    text.objects["X"] = "{ isa = PBXFileReference; path = App/A.xcconfig; sourceTree = \"<group>\"; }"
    text.otherGroups = ["X"]
    text.targetSettings = "PRODUCT_MODULE_NAME = \"$(NAME:identifier)\";"
    let project = try project(text)
    #expect(project.targets[0].swiftVersion == "4.2")
    #expect(project.targets[0].moduleName == "a_b")
    #expect(project.notes.isEmpty)
  }

  @Test func aSynchronisedFolderHoldsAllFilesButItsExceptions() throws {
    for path in [
      "A.swift", "Deep/B.swift", "Deep/C.xib", "Test.swift", "Info.plist", "Notes.md", "I.xcassets/x.json",
      "de.lproj/S.strings",
    ] {
      try folder.write("", to: "New/\(path)")
    }
    var text = ProjectText()
    text.objects["N"] = """
      { isa = PBXFileSystemSynchronizedRootGroup; path = New; sourceTree = "<group>"; exceptions = (E, O); }
      """
    text.objects["E"] = """
      { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Info.plist, Test.swift, /Localized/S.strings); }
      """
    text.objects["O"] = """
      { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U; membershipExceptions = (Deep/B.swift); }
      """
    text.objects["U"] = """
      { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; }
      """
    text.otherGroups = ["N"]
    text.otherTargets = ["U"]
    text.target = "fileSystemSynchronizedGroups = (N);"
    let targets = try project(text).targets
    #expect(shown(targets[0].sources) == ["App/Main.swift", "New/A.swift", "New/Deep/B.swift"])
    #expect(shown(targets[0].resources) == ["New/Deep/C.xib", "New/I.xcassets"])
    #expect(targets[1].kind == .tests)
    #expect(shown(targets[1].sources) == ["New/Deep/B.swift"])
  }

  @Test func packagesAndOtherTargetsAreNamed() throws {
    var text = ProjectText()
    text.objects["D"] = "{ isa = PBXTargetDependency; target = K; }"
    text.objects["K"] = """
      { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildConfigurationList = PL; }
      """
    text.objects["Q"] = "{ isa = XCSwiftPackageProductDependency; productName = SnapKit; package = H; }"
    text.objects["H"] = "{ isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.com/SnapKit\"; }"
    text.otherTargets = ["K"]
    text.target = "dependencies = (D); packageProductDependencies = (Q);"
    let targets = try project(text).targets
    #expect(targets[0].dependencies == ["Kit"])
    #expect(targets[0].packageProducts == [PackageProduct(name: "SnapKit", package: "https://example.com/SnapKit")])
    #expect(targets[1].kind == .framework)
  }

  // MARK: Bad input

  private func message(_ text: String) throws -> String {
    try folder.write(text, to: "My.xcodeproj/project.pbxproj")
    ProjectRoots.add(around: folder.path)
    let error = #expect(throws: ProjectError.self) { try Project(at: "\(folder.path)/My.xcodeproj") }
    return "\(try #require(error))".replacingOccurrences(of: folder.path + "/", with: "")
  }

  @Test func aDamagedProjectNamesTheLine() throws {
    #expect(
      try message("// !$*UTF8*$!\n{ a = b;\n c = (d, e;\n}\n")
        == "My.xcodeproj/project.pbxproj:3: error: the project file is damaged: expected terminating ')' for array")
    #expect(
      try message("{ a = b; }")
        == "My.xcodeproj/project.pbxproj: error: it is no project file of Xcode: it has no objects or no root object")
  }

  @Test func aConflictNamesTheLine() throws {
    #expect(
      try message("{\n<<<<<<< HEAD\n a = b;\n=======\n a = c;\n>>>>>>> x\n}\n")
        == "My.xcodeproj/project.pbxproj:2: error: a merge was not finished: resolve the conflict that begins here")
  }

  @Test func targetsThatDependOnEachOtherAreNamed() throws {
    var text = ProjectText()
    text.objects["D"] = "{ isa = PBXTargetDependency; target = K; }"
    text.objects["E"] = "{ isa = PBXTargetDependency; target = T; }"
    text.objects["K"] = """
      { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; dependencies = (E); }
      """
    text.otherTargets = ["K"]
    text.target = "dependencies = (D);"
    #expect(
      try message(text.text) == "My.xcodeproj: error: targets depend on each other: My App → Kit → My App")
  }

  @Test func withoutATargetTheOnlyAppIsChosen() throws {
    var text = ProjectText()
    #expect(try project(text).target(named: nil).name == "My App")
    text.objects["K"] = """
      { isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.application"; buildConfigurationList = PL; }
      """
    text.otherTargets = ["K"]
    let two = try project(text)
    #expect(try two.target(named: "Other").name == "Other")
    #expect {
      try two.target(named: nil)
    } throws: {
      "\($0)".hasSuffix("My.xcodeproj: error: there is more than one app: choose one by --target: My App, Other")
    }
    #expect {
      try two.target(named: "None")
    } throws: {
      "\($0)".hasSuffix("My.xcodeproj: error: there is no target None; there are My App, Other")
    }
  }

  @Test func whatIsNoProjectIsSaid() {
    #expect {
      try Project(at: "App")
    } throws: {
      "\($0)" == "App: error: it is no project: name an .xcworkspace, an .xcodeproj, a project.yml or a Project.swift"
    }
  }
}
