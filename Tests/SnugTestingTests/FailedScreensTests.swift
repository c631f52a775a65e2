import Foundation
import TestSupport
import Testing

@testable import SnugTesting

/// The screens that failed in a test run are on one page.
@Suite struct FailedScreensTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "snug-\(UUID().uuidString)")
  private let picture: Data

  init() throws {
    picture = try TestScreen(view: .points(10, 10)) { UIView() }.picture()
  }

  private func add(_ key: String, run: String = "1", isRecorded: Bool = true, lines: [String] = []) throws -> String {
    let screen = FailedScreen(
      key: key, file: "Tests/PetTests.swift", test: "saving", environment: "iPhone 16, L", width: 10,
      differentPixels: isRecorded ? 1 : 0, pixels: 400, isRecorded: isRecorded, lines: lines)
    let page = try FailedScreens(folder: folder, run: run).add(
      screen, expected: isRecorded ? picture : nil, actual: picture, difference: isRecorded ? picture : nil)
    return try String(contentsOf: page, encoding: .utf8)
  }

  private var files: [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
      .filter { $0.contains(".") }.sorted()
  }

  /// A screen has its pictures, the lines that differ, and the command that records it again.
  @Test func page() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = try add("Tests/PetTests/saving.<b>", lines: ["− old", "+ new"])
    #expect(text.contains("<h1>1 screen is not as recorded</h1>"))
    #expect(text.contains("<h2 class=\"document\">Tests/PetTests.swift</h2>"))
    #expect(text.contains("<h2>saving.&lt;b&gt;</h2>"))
    #expect(text.contains("<h3>iPhone 16, L</h3>"))
    #expect(text.contains(">1 pixel differs of 400</p>"))
    for kind in ["expected", "actual", "difference"] {
      #expect(text.contains("src=\"pictures/Tests/PetTests/saving.%3Cb%3E-\(kind).png\""))
    }
    #expect(text.contains("<del>− old</del>\n<ins>+ new</ins>"))
    #expect(text.contains("<code>SNUG_RECORD=all swift test --filter '/saving\\b'</code>"))
    #expect(
      files == [
        "comparison.css", "comparison.js", "entries/Tests/PetTests/saving.<b>.json", "index.html",
        "pictures/Tests/PetTests/saving.<b>-actual.png", "pictures/Tests/PetTests/saving.<b>-difference.png",
        "pictures/Tests/PetTests/saving.<b>-expected.png",
      ])
  }

  /// Screens are sorted; one that passes is removed, and the page goes with the last one.
  @Test func passing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try add("Tests/PetTests/b")
    let text = try add("Tests/PetTests/a", isRecorded: false)
    #expect(text.contains("<h1>2 screens are not as recorded</h1>"))
    #expect(text.contains(">not recorded</p>"))
    let places = try [#require(text.firstRange(of: "<h2>a</h2>")), #require(text.firstRange(of: "<h2>b</h2>"))]
    #expect(places[0].lowerBound < places[1].lowerBound)
    let failures = FailedScreens(folder: folder, run: "1")
    failures.remove("Tests/PetTests/b")
    failures.remove("Tests/PetTests/c")
    #expect(files.filter { $0.hasSuffix(".png") } == ["pictures/Tests/PetTests/a-actual.png"])
    failures.remove("Tests/PetTests/a")
    #expect(files.allSatisfy { $0.hasPrefix("comparison.") })
  }

  @Test func aNewRunBeginsANewPage() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try add("Tests/PetTests/a", run: "1")
    let text = try add("Tests/PetTests/b", run: "2")
    #expect(text.contains("<h1>1 screen is not as recorded</h1>"))
    FailedScreens(folder: folder, run: "3").remove("Tests/PetTests/other")
    #expect(files.allSatisfy { $0.hasPrefix("comparison.") })
  }

  /// The package of a file is the nearest folder with a Package.swift.
  @Test func package() {
    let file = URL(filePath: #filePath)
    #expect(FailedScreens.package(around: file)?.path == Project.root.standardizedFileURL.path)
    #expect(FailedScreens.package(around: URL(filePath: "/no/such/File.swift")) == nil)
  }

  @Test func nothingIsDeletedThatNoTestRunWrote() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let mine = folder.appending(path: "pictures/mine.png")
    try FileManager.default.createDirectory(at: mine.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: mine)
    let error = #expect(throws: (any Error).self) { try add("Tests/PetTests/a") }
    #expect(
      "\(try #require(error))"
        == "\(folder.path)/pictures is there, and no test run has written it; name another folder with SNUG_ARTIFACTS")
    #expect(try Data(contentsOf: mine) == Data("mine".utf8))
  }
}
