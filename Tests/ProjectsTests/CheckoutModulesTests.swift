import Foundation
import InputFiles
import TestSupport
import Testing

@testable import Projects

/// The modules of a checkout are found in its projects and packages, without running anything.
struct CheckoutModulesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    ProjectRoots.add(around: folder.path)
  }

  private func sources(_ module: String) -> [String]? {
    CheckoutModules(in: folder.path).target(forModule: module)?.swiftSources.map {
      $0.replacingOccurrences(of: folder.path + "/", with: "")
    }
  }

  @Test func aPackageHasItsTargets() throws {
    try folder.write(
      """
      let package = Package(name: "Kit", targets: [
        .target(name: "Kit", dependencies: ["Core"]),
        .target(
          name: "Core",
          path: "Engine"),
        .testTarget(name: "KitTests", path: "Tests"),
      ])
      """, to: "Modules/Kit/Package.swift")
    for path in ["Sources/Kit/A.swift", "Sources/Kit/Deep/B.swift", "Engine/C.swift", "Tests/T.swift"] {
      try folder.write("", to: "Modules/Kit/\(path)")
    }
    #expect(sources("Kit") == ["Modules/Kit/Sources/Kit/A.swift", "Modules/Kit/Sources/Kit/Deep/B.swift"])
    #expect(sources("Core") == ["Modules/Kit/Engine/C.swift"])
    #expect(sources("KitTests") == nil)
    #expect(sources("None") == nil)
  }

  @Test func aProjectOfPodsHasItsFrameworks() throws {
    try folder.write("", to: "Pods/Snap/A.swift")
    try folder.write(
      """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T, A); buildConfigurationList = L; };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = Snap/A.swift; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        T = { isa = PBXNativeTarget; name = Snap; productType = "com.apple.product-type.framework"; buildPhases = (S); };
        A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
      }; rootObject = P; }
      """, to: "Pods/Pods.xcodeproj/project.pbxproj")
    #expect(sources("Snap") == ["Pods/Snap/A.swift"])
    #expect(sources("App") == nil)
  }

  @Test func aProjectThatCannotBeReadIsPassedOver() throws {
    try folder.write("{", to: "Pods/Pods.xcodeproj/project.pbxproj")
    #expect(sources("Snap") == nil)
  }

  @Test func aProjectThatIsGeneratedHasItsFrameworks() throws {
    try folder.write("", to: "Kit/Sources/A.swift")
    try folder.write(
      "name: Kit\ntargets: {Kit: {type: framework, platform: iOS, sources: Sources}}\n", to: "Kit/project.yml")
    #expect(sources("Kit") == ["Kit/Sources/A.swift"])
  }
}
