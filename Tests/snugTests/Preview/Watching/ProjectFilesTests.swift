import Foundation
import TestSupport
import Testing

@testable import snug

/// The files that a preview watches.
struct ProjectFilesTests {
  @Test func filesBesideDocumentsAreFound() throws {
    let folder = try TemporaryFolder()
    for name in [
      "de.lproj/Main.strings", "Main.xcstrings", "A.xcassets/a.imageset/Contents.json", "B/App.swift", ".build/X.swift",
      "Pods/Pod.swift", "B/Main.storyboard",
    ] { try folder.write("", to: name) }
    let files = ProjectFiles(below: [folder.path])
    func names(_ paths: Set<String>) -> [String] { paths.map { String($0.dropFirst(folder.path.count + 1)) }.sorted() }
    #expect(
      names(files.resources) == ["A.xcassets/a.imageset/Contents.json", "Main.xcstrings", "de.lproj/Main.strings"])
    #expect(names(files.sources) == ["B/App.swift"])
    #expect(files.folders.contains("\(folder.path)/A.xcassets/a.imageset"))
    #expect(!files.folders.contains("\(folder.path)/Pods"))
  }

  @Test func aStampDiffersAfterAChangeAndIsNoneForWhatIsNoFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a", to: "Main.xib")
    let before = FileStamp(path)
    #expect(before != nil)
    #expect(FileStamp(path) == before)
    try folder.write("ab", to: "Main.xib")
    #expect(FileStamp(path) != before)
    #expect(FileStamp(folder.path) == nil)
    #expect(FileStamp(folder.path("None.xib")) == nil)
  }
}
