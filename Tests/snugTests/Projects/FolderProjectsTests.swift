import Foundation
import InputFiles
import TestSupport
import Testing

@testable import snug

struct FolderProjectsTests {
  private func projects(_ files: [String], named: String? = nil) throws -> (FolderProjects, TemporaryFolder) {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    return (FolderProjects(in: folder.path, named: named.map { folder.path($0) }), folder)
  }

  @Test(
    arguments: [
      (["A.xcodeproj/project.pbxproj"], "A.xcodeproj"),
      // A workspace contains the project beside it.
      (["A.xcodeproj/project.pbxproj", "All.xcworkspace/contents.xcworkspacedata"], "All.xcworkspace"),
      (["A.xcodeproj/project.pbxproj", "project.yml"], "A.xcodeproj"), (["project.yml"], "project.yml"),
      (["Sub/A.xcodeproj/project.pbxproj", ".B.xcodeproj/project.pbxproj"], nil), (["A.swift"], nil),
    ] as [([String], String?)])
  func aFolderHasOneProject(_ files: [String], project: String?) throws {
    let (found, folder) = try projects(files)
    #expect(found.only == project.map { folder.path($0) })
    #expect(found.complaint == nil)
  }

  @Test func ofSeveralTheNamedOneIsBuilt() throws {
    let files = ["A.xcodeproj/project.pbxproj", "B.xcodeproj/project.pbxproj"]
    let (several, folder) = try projects(files)
    #expect(several.only == nil)
    #expect(
      several.complaint == """
        \(folder.path): error: --run: there are several projects: A.xcodeproj, B.xcodeproj; name one of them, or write it in \
        the configuration as project, below app
        """)
    let (named, other) = try projects(files, named: "B.xcodeproj")
    #expect(named.only == other.path("B.xcodeproj"))
    let elsewhere = FolderProjects(in: other.path("A.xcodeproj"), named: other.path("B.xcodeproj"))
    #expect(elsewhere.only == nil)
  }

  @Test func aLinkThatLeadsOutIsNoProject() throws {
    let (_, other) = try projects(["A.xcodeproj/project.pbxproj"])
    let folder = try TemporaryFolder(["README": ""])
    ProjectRoots.add(folder.path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("A.xcodeproj"), withDestinationPath: other.path("A.xcodeproj"))
    #expect(FolderProjects(in: folder.path, named: nil).only == nil)
  }
}
