import TestSupport
import Testing

@testable import snug

/// An audit of a folder says which screens it cannot see, because their code does not run.
@MainActor
struct UnseenScreensTests {
  private func reports(_ files: [String: String], _ options: String...) async throws -> [String] {
    let folder = try TemporaryFolder(files.merging(["App/One.xib": BadInputTests.xib(BadInputTests.top)]) { $1 })
    let (_, console) = try await CapturedConsole.run(
      ["audit", "\(folder.path)/App", "--text-size", "L", "--jobs", "1"] + options)
    return console.reports.map { $0.replacing(folder.path + "/", with: "") }
  }

  @Test func controllersAndSwiftUIViewsWithoutDocumentAreCounted() async throws {
    let files = [
      "App/My App.xcodeproj/project.pbxproj": "", "App/List.swift": "class List: UIViewController {}",
      "App/Row.swift": "struct Row: View {}",
    ]
    #expect(
      try await reports(files).last == """
        App: 1 view controller and 1 SwiftUI view have no storyboard or xib and were not looked at; this runs the code \
        of an app: snug audit 'App/My App.xcodeproj'
        """)
  }

  @Test func withoutOneProjectAnyIsNamed() async throws {
    let files = [
      "App/A.xcodeproj/project.pbxproj": "", "App/B.xcodeproj/project.pbxproj": "",
      "App/List.swift": "class List: UIViewController {}",
    ]
    #expect(
      try await reports(files).last == """
        App: 1 view controller has no storyboard or xib and was not looked at; this runs the code of an app: snug audit \
        PROJECT.xcodeproj
        """)
  }

  @Test func whereAllScreensHaveDocumentsNothingIsSaid() async throws {
    let files = ["App/My.xcodeproj/project.pbxproj": "", "App/Model.swift": "class Model: NSObject {}"]
    #expect(try await reports(files).filter { $0.contains("not looked at") } == [])
  }
}
