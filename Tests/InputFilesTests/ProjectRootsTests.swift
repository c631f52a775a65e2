import Foundation
import TestSupport
import Testing

@testable import InputFiles

/// Links in a project lead to what lies in the project, or are not followed.
struct ProjectRootsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("secret", to: "home/secret")
    try folder.write("a", to: "project/App/a")
    try folder.write("b", to: "project/Shared/b")
  }

  private func reads(_ path: String, isNamed: Bool = false) -> Bool {
    let data = try? RegularFile.read(path, atMost: 1, isNamed: isNamed)
    #expect((data == nil) == (ProjectRoots.leadsOut(path) && !isNamed))
    return data != nil
  }

  /// The root of a project is its repository, or the folder that was named.
  @Test(arguments: ["repository", "folder"]) func linksStayInTheProject(_ kind: String) throws {
    if kind == "repository" { try folder.write("", to: "project/.git/HEAD") }
    if kind == "folder" { ProjectRoots.add(around: "\(folder.path)/project") }
    let inside = try folder.link("project/App/inside", to: "../Shared/b")
    let chain = try folder.link("project/App/chain", to: "inside")
    let out = try folder.link("project/App/out", to: "../../home/secret")
    let absolute = try folder.link("project/App/absolute", to: "\(folder.path)/home/secret")
    let indirect = try folder.link("project/App/indirect", to: "out")
    try folder.link("project/Links", to: "../home")
    #expect(reads("\(folder.path)/project/App/a"))
    #expect(reads(inside))
    #expect(reads(chain))
    for path in [out, absolute, indirect, "\(folder.path)/project/Links/secret"] {
      #expect(!reads(path))
      #expect(reads(path, isNamed: true))
    }
    #expect(throws: RegularFile.Problem.leadsOut) { try RegularFile.read(out, atMost: 1) }
    #expect(throws: RegularFile.Problem.leadsOut) { try RegularFile.map(out) }
    #expect(RegularFile.Problem.leadsOut.reason == "a link leads out of the project")
  }

  /// A link above the project is the machine's, not the project's.
  @Test func aLinkAboveTheProjectIsFollowed() throws {
    try folder.write("", to: "project/.git/HEAD")
    let link = try folder.link("checkout", to: "project")
    #expect(reads("\(link)/App/a"))
    ProjectRoots.add(around: "\(link)/App/a")
    #expect(reads("\(link)/App/a"))
    try folder.link("project/App/out", to: "../../home/secret")
    #expect(!reads("\(link)/App/out"))
  }

  /// A repository behind a link is another one.
  @Test func aLinkIntoAnotherRepositoryLeadsOut() throws {
    try folder.write("", to: "project/.git/HEAD")
    try folder.write("", to: "home/.git/HEAD")
    try folder.link("project/Links", to: "../home")
    #expect(!reads("\(folder.path)/project/Links/secret"))
  }

  /// A folder beside the project whose name begins like it is no part of it.
  @Test func aFolderWithALongerNameIsOutside() throws {
    try folder.write("", to: "project/.git/HEAD")
    try folder.write("c", to: "project-other/c")
    #expect(!reads(try folder.link("project/out", to: "../project-other/c")))
  }

  /// What is written may not be there yet.
  @Test func whatIsNotThereYetIsJudgedByItsFolder() throws {
    try folder.write("", to: "project/.git/HEAD")
    try folder.link("project/out", to: "../home")
    try folder.link("project/new", to: "../home/new")
    try folder.link("project/fresh", to: "App/fresh")
    #expect(ProjectRoots.leadsOut("\(folder.path)/project/out/report/index.html"))
    #expect(ProjectRoots.leadsOut("\(folder.path)/project/new"))
    #expect(!ProjectRoots.leadsOut("\(folder.path)/project/fresh"))
    #expect(!ProjectRoots.leadsOut("\(folder.path)/project/report/index.html"))
  }

  @Test(arguments: [
    ("/a/./b//c/", "/a/b/c"), ("/a/../../b", "/b"), ("/", "/"), ("/e\u{301}/\u{E9}", "/e\u{301}/\u{E9}"),
  ]) func pathsFromTheRoot(path: String, expected: String) {
    #expect(PathBytes(ProjectRoots.absolute(path)) == PathBytes(expected))
  }
}
