import Foundation
import InputFiles
import TestSupport
import Testing

@testable import snug

struct SurfaceFolderTests {
  @Test func aFileHasTheNameOfItsModule() throws {
    let folder = try TemporaryFolder(["S/Kit.swift": "", "S/README.md": "", "S/.Hidden.swift": "", "S/a-b.swift": ""])
    let found = SurfaceFolder(folder.path("S"))
    #expect(found.files.keys.sorted() == ["Kit"])
    #expect(found.files["Kit"]?.hasSuffix("/S/Kit.swift") == true)
    #expect(found.notes.map(\.message) == ["this is no name of a module; the surface is not used"])
    #expect(SurfaceFolder(nil).files.isEmpty)
  }

  @Test func whatLeadsOutIsNotUsed() throws {
    let other = try TemporaryFolder(["Kit.swift": ""])
    let folder = try TemporaryFolder(["S/README.md": ""])
    ProjectRoots.add(folder.path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("S/Kit.swift"), withDestinationPath: other.path("Kit.swift"))
    let found = SurfaceFolder(folder.path("S"))
    #expect(found.files.isEmpty)
    #expect(found.notes.map(\.message) == ["this is a link that leads out of the project; the surface is not used"])
    try FileManager.default.createSymbolicLink(atPath: folder.path("Other"), withDestinationPath: other.path)
    #expect(SurfaceFolder(folder.path("Other")).notes.map(\.message) == ["this folder of surfaces cannot be read"])
    #expect(SurfaceFolder(folder.path("No")).notes.map(\.message) == ["this folder of surfaces cannot be read"])
  }
}
