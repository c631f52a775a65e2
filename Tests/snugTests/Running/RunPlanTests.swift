import Configuration
import Environments
import Foundation
import InterfaceBuilder
import Projects
import TestSupport
import Testing
import UIKit

@testable import snug

/// A plan: what the command line asks, completed by what the project says. Whatever is wrong is known before a run.
@MainActor
struct RunPlanTests {
  let folder: TemporaryFolder

  /// Two screens, one of them in a folder of its own.
  init() throws {
    folder = try TemporaryFolder()
    for name in ["App/New.xib", "App/Legacy/Old.xib"] {
      try folder.write(BadInputTests.xib(BadInputTests.top), to: name)
    }
  }

  private var app: String { "\(folder.path)/App" }

  /// What an audit of the folder asks.
  private var audit: RunRequest {
    var request = RunRequest(targets: RunTargets([.place(app)]), configuration: .near([app]))
    request.matrix = .named(nil)
    request.settings = .audit(rules: [])
    request.baseline = RunRequest.BaselineChoice()
    return request
  }

  private func names(_ plan: RunPlan) -> [String] { plan.documents.map(\.name) }

  @Test func withoutAConfigurationTheCommandLineDecides() throws {
    var request = RunRequest(targets: RunTargets([.place(app)]))
    request.environments.textSizes = [.large]
    try folder.write("excluded: [App/Legacy]\ntext_sizes: XS\n", to: ".snug.yml")
    let plan = try RunPlan(request)
    #expect(!plan.isConfigured)
    #expect(names(plan) == ["Legacy/Old", "New"])
    #expect(plan.environments == request.environments)
    #expect(plan.documents.allSatisfy { $0.settings == nil })
  }

  /// Commands that use no other part of a configuration build apps as it says, and so do those that use all of it.
  @Test func theConfigurationSaysHowAppsAreBuilt() throws {
    try folder.write(
      """
      // !$*UTF8*$!
      {
        objects = {
          P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T, U); };
          G = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
          L = { isa = XCConfigurationList; buildConfigurations = (C); };
          C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
          T = { isa = PBXNativeTarget; name = One; productType = "com.apple.product-type.application"; };
          U = { isa = PBXNativeTarget; name = Two; productType = "com.apple.product-type.application"; };
        };
        rootObject = P;
      }
      """, to: "App.xcodeproj/project.pbxproj")
    let project = folder.path("App.xcodeproj")
    var request = RunRequest(targets: RunTargets([.project(project)]))
    #expect(throws: RunPlanError.self) { try RunPlan(request) }
    try folder.write("app: {target: Two, conditions: TRIAL, surfaces: App}\n", to: ".snug.yml")
    for source in [RunRequest.ConfigurationSource.none, .near([project]), .file(folder.path(".snug.yml"))] {
      request.configuration = source
      let app = try #require(try RunPlan(request).apps.first)
      #expect(app.target.name == "Two")
      #expect(app.target.conditions.contains("TRIAL"))
      #expect(app.settings.surfaces.map { URL(filePath: $0).standardizedFileURL.path } == folder.path("App"))
      #expect(try app.readAgain().target == app.target)
    }
    // The command line wins, and a configuration with errors is none where it is not needed.
    request.targets.projectTarget = "One"
    #expect(try RunPlan(request).apps.first?.target.name == "One")
    try folder.write("app: {targt: Two}\n", to: ".snug.yml")
    request.configuration = .none
    #expect(throws: RunPlanError.self) { try RunPlan(request) }
    request.usesSettingsOfApps = false
    #expect(try RunPlan(request).apps.first?.target.name == "One")
  }

  @Test func theConfigurationCompletesIt() throws {
    try folder.write(
      """
      excluded: [App/Legacy]
      text_sizes: AX3
      locales: de
      baseline: known.json
      matrix: full
      """, to: ".snug.yml")
    try folder.write(#"{"version": 1, "findings": []}"#, to: "known.json")
    var request = audit
    request.environments.textSizes = [.large]
    let plan = try RunPlan(request)
    #expect(plan.isConfigured)
    #expect(names(plan) == ["New"])
    #expect(plan.notes == ["1 document excluded by the configuration"])
    #expect(plan.environments.textSizes == [.large])
    #expect(plan.environments.locales == ["de"])
    #expect(plan.environments.preset == .full)
    #expect(plan.documents.first?.settings?.environments == plan.environments)
    #expect(plan.baseline?.path == "\(folder.path)/known.json")
    #expect(plan.inputs == ["\(app)/New.xib", "\(folder.path)/.snug.yml", "\(folder.path)/known.json"])
  }

  /// The axes alone are for recordings, which have fewer environments than audits.
  @Test func theAxesOfAConfigurationLeaveItsMatrixAlone() throws {
    try folder.write("text_sizes: AX3\nmatrix: full\n", to: ".snug.yml")
    var request = audit
    request.matrix = .axes
    let plan = try RunPlan(request)
    #expect(plan.environments.preset == .quick)
    #expect(plan.environments.textSizes == [.accessibilityExtraLarge])
  }

  @Test func aDocumentIsTakenAsItIs() throws {
    let path = "\(folder.path)/nowhere/No.xib"
    let plan = try RunPlan(RunRequest(targets: RunTargets([.document(path)])))
    #expect(plan.documents.map(\.path) == [path])
    #expect(plan.notes == [])
    #expect(plan.complaints == [])
  }

  @Test func anAuditOfAllIsWhole() throws {
    try folder.write("", to: ".snug.yml")
    #expect(try !RunPlan(audit).isWhole, "the configuration lies above the folder that is audited")
    var request = audit
    request.targets = RunTargets([.place(folder.path)])
    #expect(try RunPlan(request).isWhole)
    request.narrowsToChanges = true
    #expect(try !RunPlan(request).isWhole)
    request.narrowsToChanges = false
    request.shard = .shard(Shard(index: 1, count: 2))
    #expect(try !RunPlan(request).isWhole)
  }

  // MARK: What is wrong

  private func complaint(_ change: (inout RunRequest) -> Void) -> [String]? {
    var request = audit
    change(&request)
    do {
      _ = try RunPlan(request)
      return nil
    } catch {
      return error.lines
    }
  }

  @Test func aConfigurationThatCannotBeUsed() throws {
    let path = try folder.write("rules: 3\nnonsense: 1\n", to: ".snug.yml")
    let lines = try #require(complaint { _ in })
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix("\(path):") && $0.contains(": error: ") })
  }

  @Test func aMatrixThatDoesNotExist() {
    #expect(
      complaint { $0.matrix = .named("ful") } == [
        "error: there is no matrix “ful”; did you mean “full”? there are quick, full"
      ])
  }

  @Test func aPartThatNothingNames() {
    #expect(complaint { $0.shard = .automatic(count: nil) }?.first?.hasPrefix("error: --shard auto: none of ") == true)
  }

  @Test func textsThatNoConfigurationHas() {
    #expect(
      complaint { $0.environments.contents = [.long] } == [
        "error: --content needs `texts` in the configuration, which say what texts show that code sets"
      ])
  }

  @Test func aBaselineThatIsMissing() {
    let path = "\(folder.path)/none.json"
    #expect(complaint { $0.baseline?.path = path }?.map { $0.hasPrefix("\(path): error: ") } == [true])
    #expect(
      complaint { $0.baseline?.isNeeded = true } == [
        "error: --strict-baseline needs a baseline: --baseline, or baseline in the configuration"
      ])
    #expect(complaint { $0.baseline?.output = path } == nil)
  }
}
