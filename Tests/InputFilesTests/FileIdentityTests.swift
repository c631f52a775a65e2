import Foundation
import TestSupport
import Testing

@testable import InputFiles

struct FileIdentityTests {
  @Test func allNamesOfAFileHaveItsIdentity() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a", to: "a")
    let same = try folder.write("a", to: "same")
    try #require(link(path, "\(folder.path)/hard") == 0)
    let identity = try #require(FileIdentity(path))
    #expect(FileIdentity("\(folder.path)/hard") == identity)
    #expect(FileIdentity("\(folder.path)/./a") == identity)
    #expect(FileIdentity(try folder.link("soft", to: "a")) == identity)
    #expect(FileIdentity(same) != identity)
    #expect(FileIdentity("\(folder.path)/none") == nil)
  }

  @Test func pathsAreComparedByTheirBytes() {
    #expect("e\u{301}" == "\u{E9}")
    #expect(PathBytes("e\u{301}") != PathBytes("\u{E9}"))
    #expect(Set([PathBytes("e\u{301}"), PathBytes("\u{E9}"), PathBytes("\u{E9}")]).count == 2)
    #expect(PathBytes("e\u{301}") < PathBytes("\u{E9}"))
  }
}
