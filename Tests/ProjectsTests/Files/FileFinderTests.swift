import Foundation
import TestSupport
import Testing

@testable import Projects

/// Files are found below folders, and by names in the wrong case.
struct FileFinderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "App/A.swift": "", "App/Deep/B.swift": "", "App/Deep/Old/C.swift": "", "App/I.xcassets/x.json": "",
      "App/.git/x": "",
    ])
  }

  private func files(_ selection: FileSelection) -> [String] {
    var finder = FileFinder()
    return finder.files(below: folder.path("App"), selection).map { $0.replacing(folder.path("App") + "/", with: "") }
      .sorted()
  }

  @Test func packagesAreOneFile() {
    #expect(files(FileSelection()) == ["A.swift", "Deep/B.swift", "Deep/Old/C.swift", "I.xcassets"])
  }

  @Test func patternsTakeAndLeaveOut() {
    #expect(
      files(FileSelection(excludes: GlobPattern.patterns("**/Old"))) == ["A.swift", "Deep/B.swift", "I.xcassets"])
    #expect(files(FileSelection(includes: GlobPattern.patterns("Deep"))) == ["Deep/B.swift", "Deep/Old/C.swift"])
    #expect(
      files(FileSelection(excludes: GlobPattern.patterns("Deep/*.swift"), includes: GlobPattern.patterns("**/*.swift")))
        == ["A.swift", "Deep/Old/C.swift"])
  }

  @Test func aLinkToAFolderIsNotFollowed() throws {
    try folder.link("App/Deep/Loop", to: folder.path("App"))
    #expect(files(FileSelection(includes: GlobPattern.patterns("**/A.swift"))) == ["A.swift"])
  }

  @Test func aNameInTheWrongCaseIsFound() throws {
    var finder = FileFinder()
    #expect(finder.existing(folder.path("app/deep/b.swift")) == folder.path("App/Deep/B.swift"))
    #expect(finder.existing(folder.path("App/None.swift")) == nil)
    // With two of them, none is the right one.
    try folder.write("", to: "App/a.swift")
    #expect(finder.existing(folder.path("App/a.SWIFT")) == nil)
    #expect(finder.existing(folder.path("App/a.swift")) == folder.path("App/a.swift"))
  }
}
