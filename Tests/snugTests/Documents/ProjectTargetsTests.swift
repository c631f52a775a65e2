import Environments
import Foundation
import TestSupport
import Testing

@testable import snug

/// The settings that hold for a document are those of the apps that contain it.
struct ProjectTargetsTests {
  /// A project of an app that contains a screen, its tests, and a second app without the screen.
  private static let project = """
    // !$*UTF8*$!
    {archiveVersion = 1; objectVersion = 56; objects = {
      P = {isa = PBXProject; mainGroup = G; buildConfigurationList = PL; targets = (A, T, B, );};
      G = {isa = PBXGroup; children = (F, ); sourceTree = "<group>";};
      F = {isa = PBXFileReference; path = "Login.xib"; lastKnownFileType = file.xib; sourceTree = "<group>";};
      R = {isa = PBXResourcesBuildPhase; files = (RF, );};
      RF = {isa = PBXBuildFile; fileRef = F;};
      A = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; \
    buildConfigurationList = AL; buildPhases = (R, ); dependencies = ();};
      T = {isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test"; \
    buildConfigurationList = TL; buildPhases = (); dependencies = ();};
      B = {isa = PBXNativeTarget; name = Kiosk; productType = "com.apple.product-type.application"; \
    buildConfigurationList = BL; buildPhases = (); dependencies = ();};
      PL = {isa = XCConfigurationList; buildConfigurations = (PC, );};
      PC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; \
    IPHONEOS_DEPLOYMENT_TARGET = 13.0;};};
      AL = {isa = XCConfigurationList; buildConfigurations = (AC, );};
      AC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 16.2; \
    TARGETED_DEVICE_FAMILY = 1; INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait;};};
      TL = {isa = XCConfigurationList; buildConfigurations = (TC, );};
      TC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 14.0;};};
      BL = {isa = XCConfigurationList; buildConfigurations = (BC, );};
      BC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {TARGETED_DEVICE_FAMILY = "1,2"; \
    INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationLandscapeLeft;};};
    }; rootObject = P;}
    """

  private func facts(of document: String, in project: String = project) throws -> ProjectFacts {
    let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": project, "Login.xib": "", "Other.xib": ""])
    var projects = ProjectFinder()
    let facts = projects.facts(forDocumentAt: folder.path(document))
    return try #require(facts)
  }

  @Test func theAppWithTheDocumentDecides() throws {
    let facts = try facts(of: "Login.xib")
    #expect(facts.deploymentTarget == 16.2)
    #expect(facts.deviceFamilies == [1])
    #expect(facts.turnsToLandscape == false)
    #expect(facts.standsUpright == true)
    #expect(!facts.mayRunOnNarrowPhones)
  }

  /// A document in no target may belong to any app of the project, but not to its tests.
  @Test func allAppsDecideAboutADocumentInNoTarget() throws {
    let facts = try facts(of: "Other.xib")
    #expect(facts.deploymentTarget == 13)
    #expect(facts.deviceFamilies == [1, 2])
    #expect(facts.turnsToLandscape == true)
    #expect(facts.standsUpright == true)
  }

  /// Two apps with the document: a finding says which of them can be shown so.
  @Test func appsThatDifferAreNamed() throws {
    let shared = Self.project.replacing("BL; buildPhases = ();", with: "BL; buildPhases = (R, );")
    let facts = try facts(of: "Login.xib", in: shared)
    #expect(facts.apps.keys.sorted() == ["App", "Kiosk"])
    #expect(facts.apps["App"]?.turnsToLandscape == false)
    #expect(facts.deviceFamilies == [1, 2])
    let alike = shared.replacing("IPHONEOS_DEPLOYMENT_TARGET = 16.2;", with: "").replacing(
      "TARGETED_DEVICE_FAMILY = 1; INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait;",
      with: "TARGETED_DEVICE_FAMILY = \"1,2\"; "
        + "INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationLandscapeLeft;")
    #expect(try self.facts(of: "Login.xib", in: alike).apps.isEmpty)
  }
}
