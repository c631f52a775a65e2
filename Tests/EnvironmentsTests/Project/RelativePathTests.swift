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

  @Test(arguments: [
    ("/work/App/Main.xib", "/work", true), ("/work/App/../Main.xib", "/work/", true), ("/works/App", "/work", false),
    ("/work", "/work", false), ("/work/../App", "/work", false), ("/App", "/", true), ("App/A.xib", "App", true),
  ])
  func whatIsBelowAFolderLiesInIt(path: String, folder: String, lies: Bool) {
    #expect(RelativePath.lies(path, in: folder) == lies)
  }

  @Test func theRootIsAFolderToo() {
    #expect(RelativePath.shortened("/App", from: "/") == "App")
  }
}
