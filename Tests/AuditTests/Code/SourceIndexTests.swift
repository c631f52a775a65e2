import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Audit

/// Which sources belong to a document, if one folder holds several projects.
struct SourceIndexTests {
  let document = Data("<viewController customClass=\"ViewController\"/>".utf8)

  /// The paths of the sources for a document, below the folder.
  private func files(_ contents: [String: String], for path: String) throws -> [String] {
    let folder = try TemporaryFolder(contents)
    let index = SourceIndex(folder: folder.url.path)
    return index.files(forDocument: document, at: "\(folder.url.path)/\(path)")
      .map { String($0.dropFirst(folder.url.path.count + 1)) }
  }

  /// Collections of samples have a `ViewController` in each.
  @Test func ofClassesOfOneNameThatOfTheOwnProjectCounts() throws {
    let contents = [
      "One/One.xcodeproj/project.pbxproj": "", "One/ViewController.swift": "class ViewController: UIViewController {}",
      "One/Looks.swift": "extension ViewController {}",
      "Two/Two.xcodeproj/project.pbxproj": "", "Two/ViewController.swift": "class ViewController: Base {}",
      "Two/Base.swift": "class Base: UIViewController {}",
    ]
    #expect(try files(contents, for: "One/Main.storyboard") == ["One/Looks.swift", "One/ViewController.swift"])
    #expect(try files(contents, for: "Two/Main.storyboard") == ["Two/Base.swift", "Two/ViewController.swift"])
  }

  @Test func categoriesOfOtherProjectsDeclareNothing() throws {
    let contents = [
      "App/App.xcodeproj/project.pbxproj": "",
      "App/ViewController.h": "@interface ViewController : UIViewController\n@end",
      "Kit/Kit.xcodeproj/project.pbxproj": "", "Kit/Looks.m": "@implementation ViewController (Looks)\n@end",
    ]
    #expect(try files(contents, for: "App/Main.storyboard") == ["App/ViewController.h", "Kit/Looks.m"])
  }

  /// An app and its modules may be one project each.
  @Test func aClassOfAnotherProjectCountsWhereTheOwnHasNone() throws {
    let contents = [
      "App/App.xcodeproj/project.pbxproj": "", "App/List.swift": "class List: UIViewController {}",
      "Core/Core.xcodeproj/project.pbxproj": "", "Core/Base.swift": "class ViewController: UIViewController {}",
    ]
    #expect(try files(contents, for: "App/Main.storyboard") == ["Core/Base.swift"])
  }

  /// Which projects may affect the orientations of the app in `App`.
  @Test(arguments: [
    (["App/App.xcodeproj/project.pbxproj": "", "App/A.swift": "supportedInterfaceOrientations"], true),
    (
      [
        "App/App.xcodeproj/project.pbxproj": "", "Other/Other.xcodeproj/p": "",
        "Other/A.swift": "supportedInterfaceOrientations",
      ], false
    ),
    (
      [
        "App/App.xcodeproj/project.pbxproj": "", "App/A.swift": "import Core\n", "Core/Core.xcodeproj/p": "",
        "Core/A.swift": "supportedInterfaceOrientations",
      ], true
    ),
    (
      [
        "App/App.xcodeproj/project.pbxproj": "", "App/Kit/Package.swift": "",
        "App/Kit/A.swift": "supportedInterfaceOrientations",
      ], true
    ),
    (["App/Kit/Package.swift": "", "Package.swift": "", "A.swift": "supportedInterfaceOrientations"], true),
    (["App/App.xcodeproj/project.pbxproj": "", "A.swift": "supportedInterfaceOrientations"], true),
    (["App/Start.swift": "", "Kit/Package.swift": "", "Kit/A.swift": "supportedInterfaceOrientations"], true),
  ])
  func codeThatDecidesOrientations(contents: [String: String], decides: Bool) throws {
    let folder = try TemporaryFolder(contents)
    let index = SourceIndex(folder: folder.url.path)
    #expect(index.decidesOrientations(forDocumentAt: "\(folder.url.path)/App/Main.storyboard") == decides)
  }
}
