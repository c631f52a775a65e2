import Environments
import Testing

/// Paths as they are seen from a folder.
@Suite struct RelativePathTests {
  @Test(arguments: [
    ("/work/App", "App"), ("/work/App/Main.xib", "App/Main.xib"), ("/work", "."), ("/works/App", "/works/App"),
    ("App", "App"), ("../work/App", "../work/App"),
  ])
  func pathsBelowTheFolderAreShortenedOthersStayAsTheyAre(path: String, expected: String) {
    #expect(RelativePath.shortened(path, from: "/work") == expected)
  }

  @Test func theRootIsAFolderToo() {
    #expect(RelativePath.shortened("/App", from: "/") == "App")
  }
}
