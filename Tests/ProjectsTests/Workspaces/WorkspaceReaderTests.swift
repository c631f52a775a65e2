import Foundation
import InputFiles
import TestSupport
import Testing

@testable import Projects

private typealias Project = Projects.Project

/// A workspace has the targets of its projects.
struct WorkspaceReaderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    ProjectRoots.add(around: folder.path)
  }

  private func write(_ references: String, to name: String = "My.xcworkspace") throws {
    try folder.write(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Workspace version=\"1.0\">\n\(references)\n</Workspace>\n",
      to: "\(name)/contents.xcworkspacedata")
  }

  private func reference(_ location: String) -> String { "<FileRef location=\"\(location)\"></FileRef>" }

  private func project(_ references: String...) throws -> Project {
    try write(references.joined(separator: "\n"))
    return try Project(at: folder.path("My.xcworkspace"))
  }

  /// Writes a project with one target.
  private func write(target: String, kind: String = "application", links: String? = nil, to path: String) throws {
    var phases = ""
    if let links {
      phases = """
        buildPhases = (W); }; W = { isa = PBXFrameworksBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = F; }; F = { isa = PBXFileReference; path = \(links).framework; 
        """
    }
    try folder.write(
      """
      { objects = {
        P = { isa = PBXProject; targets = (T); buildConfigurationList = L; };
        T = { isa = PBXNativeTarget; name = "\(target)"; productType = "com.apple.product-type.\(kind)"; \(phases) };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
      }; rootObject = P; }
      """, to: "\(path)/project.pbxproj")
  }

  private func shown(_ notes: [ProjectNote]) -> [String] {
    notes.map { $0.description.replacing(folder.path + "/", with: "") }
  }

  @Test func targetsOfAllProjectsComeInTheirOrder() throws {
    try write(target: "App", to: "App.xcodeproj")
    try write(target: "Snap", kind: "framework", to: "Pods/Pods.xcodeproj")
    try write(target: "Core", kind: "framework", to: "Modules/Core/Core.xcodeproj")
    try write(target: "Far", kind: "framework", to: "Far/Far.xcodeproj")
    let project = try project(
      reference("container:App.xcodeproj"),
      "<Group location=\"group:Modules\"><Group location=\"group:Core\" name=\"Core\">",
      reference("group:Core.xcodeproj"), reference("container:Far/Far.xcodeproj"), "</Group></Group>",
      reference("absolute:\(folder.path)/Pods/Pods.xcodeproj"), reference("group:README.md"),
      reference("developer:X.xcodeproj"))
    #expect(project.targets.map(\.name) == ["App", "Core", "Far", "Snap"])
    #expect(project.folder == folder.path)
    #expect(project.notes.isEmpty)
    #expect(try project.target(named: nil).name == "App")
  }

  @Test func aProjectCountsOnce() throws {
    try write(target: "App", to: "App.xcodeproj")
    let project = try project(reference("group:App.xcodeproj"), reference("container:./Old/../App.xcodeproj"))
    #expect(project.targets.count == 1)
  }

  @Test func targetsWithTheSameNameBothStay() throws {
    try write(target: "Kit", kind: "framework", to: "One.xcodeproj")
    try write(target: "Kit", kind: "application", to: "Two.xcodeproj")
    let project = try project(reference("group:One.xcodeproj"), reference("group:Two.xcodeproj"))
    #expect(project.targets.map(\.kind) == [.framework, .app])
    #expect(try project.target(named: "Kit").kind == .framework)
  }

  @Test func aTargetDependsOnTheTargetsThatMakeItsFrameworks() throws {
    try write(target: "App", links: "My_Kit", to: "App.xcodeproj")
    try write(target: "My Kit", kind: "framework", to: "Kit.xcodeproj")
    let project = try project(reference("group:App.xcodeproj"), reference("group:Kit.xcodeproj"))
    #expect(project.targets.map(\.dependencies) == [["My Kit"], []])
  }

  @Test func projectsThatDependOnEachOtherAreNoted() throws {
    try write(target: "A", kind: "framework", links: "B", to: "A.xcodeproj")
    try write(target: "B", kind: "framework", links: "A", to: "B.xcodeproj")
    let project = try project(reference("group:A.xcodeproj"), reference("group:B.xcodeproj"))
    #expect(project.targets.map(\.dependencies) == [[], []])
    #expect(
      shown(project.notes) == [
        "My.xcworkspace: warning: targets of several projects depend on each other, which is left out: A → B → A"
      ])
  }

  @Test func aWorkspaceInAProjectHasThatProject() throws {
    try write(target: "App", to: "App.xcodeproj")
    try write(reference("self:"), to: "App.xcodeproj/project.xcworkspace")
    let project = try Project(at: folder.path("App.xcodeproj/project.xcworkspace/"))
    #expect(project.targets.map(\.name) == ["App"])
    #expect(project.folder == folder.path)
  }

  // MARK: Projects that do not exist

  @Test func aMissingProjectIsReadFromWhatGeneratesIt() throws {
    try folder.write("", to: "Kit/Sources/A.swift")
    try folder.write(
      "name: Kit\ntargets: {Kit: {type: framework, platform: iOS, sources: Sources}}\n", to: "Kit/project.yaml")
    let project = try project(reference("group:Kit/Kit.xcodeproj"))
    #expect(project.targets.map(\.swiftSources) == [[folder.path("Kit/Sources/A.swift")]])
    #expect(project.notes.isEmpty)
  }

  @Test func aMissingProjectIsNoted() throws {
    try folder.write("name: Other\n", to: "project.yml")
    #expect(
      shown(try project(reference("group:Kit.xcodeproj")).notes) == [
        "Kit.xcodeproj: warning: the workspace refers to the project, and it does not exist"
      ])
  }

  // MARK: Bad input

  private func message(_ text: String?) throws -> String {
    if let text { try folder.write(text, to: "My.xcworkspace/contents.xcworkspacedata") }
    let error = #expect(throws: ProjectError.self) { try Project(at: folder.path("My.xcworkspace")) }
    return "\(try #require(error))".replacing(folder.path + "/My.xcworkspace/contents.", with: "")
  }

  @Test func aDamagedWorkspaceNamesTheLine() throws {
    #expect(try message(nil) == "xcworkspacedata: error: the workspace could not be read: no such file")
    #expect(
      try message("<Workspace>\n<FileRef>\n</Workspace>\n")
        == "xcworkspacedata:3: error: the workspace is damaged: it is not XML")
    #expect(
      try message("<Workspace>\n<<<<<<< HEAD\n</Workspace>\n")
        == "xcworkspacedata:2: error: a merge was not finished: resolve the conflict that begins here")
  }

  @Test func hostileWorkspacesAreRefused() throws {
    #expect(
      try message("<!DOCTYPE a [<!ENTITY x \"y\">]>\n<Workspace>&x;</Workspace>\n")
        == "xcworkspacedata: error: the workspace is damaged: it is not UTF-8, or it has a document type")
    let limits =
      "xcworkspacedata:1: error: the workspace has more than 10000 files, or more than 32 groups in each other"
    #expect(try message("<Workspace>" + String(repeating: "<Group>", count: 5000)) == limits)
    let references = String(repeating: "<FileRef location=\"group:a\"/>", count: 10_001)
    #expect(try message("<Workspace>\(references)</Workspace>") == limits)
  }

  @Test func aDamagedProjectOfAWorkspaceIsAnError() throws {
    try folder.write("{", to: "App.xcodeproj/project.pbxproj")
    try write(reference("group:App.xcodeproj"))
    #expect(throws: ProjectError.self) { try Project(at: folder.path("My.xcworkspace")) }
  }
}
