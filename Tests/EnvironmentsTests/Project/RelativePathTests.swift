import Environments
import Testing

@Suite("Paths as they are seen from a folder")
struct RelativePathTests {
  @Test(
    "Paths below the folder are shortened, others stay as they are",
    arguments: [
      ("/work/App", "App"), ("/work/App/Main.xib", "App/Main.xib"), ("/work", "."), ("/works/App", "/works/App"),
      ("App", "App"), ("../work/App", "../work/App"),
    ])
  func shortened(path: String, expected: String) {
    #expect(RelativePath.shortened(path, from: "/work") == expected)
  }

  @Test func theRootIsAFolderToo() {
    #expect(RelativePath.shortened("/App", from: "/") == "App")
  }
}
