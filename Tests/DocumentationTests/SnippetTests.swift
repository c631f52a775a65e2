import Testing

/// The examples of the documentation are programs. They print what their comments announce.
@Suite struct SnippetTests {
  @Test(arguments: Snippet.all)
  func printsWhatItAnnounces(_ name: String) throws {
    let snippet = try Snippet(name)
    #expect(!snippet.announcedOutput.isEmpty)
    #expect(try Project.run(name) == snippet.announcedOutput)
  }

  @Test(arguments: Snippet.all)
  func everySliceIsShownSomewhere(_ name: String) throws {
    let pages = try Project.files(below: "Sources", extension: "md").map(Project.text).joined()
    for slice in try Snippet(name).slices.keys.sorted() {
      #expect(pages.contains("@Snippet(path: \"snug/Snippets/\(name)\", slice: \"\(slice)\")"), "\(slice)")
    }
  }
}
