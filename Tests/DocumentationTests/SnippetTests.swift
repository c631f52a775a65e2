import Foundation
import TestSupport
import Testing

/// The examples of the documentation are programs. They print what their comments announce.
@Suite struct SnippetTests {
  @Test(arguments: Snippet.all)
  func printsWhatItAnnounces(_ name: String) throws {
    let snippet = try Snippet(name)
    #expect(!snippet.announcedOutput.isEmpty)
    // Snippets that write files put them into the folder of their argument.
    let folder = FileManager.default.temporaryDirectory.appending(path: "snug-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try Project.run(name, [folder.path]) == snippet.announcedOutput)
  }

  @Test(arguments: Snippet.all)
  func everySliceIsShownSomewhere(_ name: String) throws {
    let pages = try Project.files(below: "Sources", extension: "md").map(Project.text).joined()
    for slice in try Snippet(name).slices.keys.sorted() {
      #expect(pages.contains("@Snippet(path: \"snug/Snippets/\(name)\", slice: \"\(slice)\")"), "\(slice)")
    }
  }
}
