import Foundation
import TestSupport
import Testing

@testable import Audit

/// How many screens of a project have code and no document.
struct ScreensOfCodeTests {
  private func screens(_ contents: [String: String], below folder: String = "") throws -> ScreensOfCode {
    let root = try TemporaryFolder(contents)
    return SourceIndex(folder: root.url.path).screensOfCode(below: root.url.path + folder)
  }

  @Test func aControllerThatNoDocumentNamesIsAScreen() throws {
    let screens = try screens([
      "Main.storyboard": "<viewController customClass=\"SignIn\"/>",
      "SignIn.swift": "class SignIn: UIViewController {}",
      "Settings.swift": "final class Settings: UITableViewController {}",
      "Model.swift": "class Model: NSObject {}",
    ])
    #expect(screens == ScreensOfCode(controllers: 1))
    #expect(screens.words == "1 view controller")
  }

  /// A base class is no screen, but those that are derived from it are.
  @Test func superclassesAreFollowed() throws {
    let screens = try screens([
      "Base.swift": "class Base: UIViewController {}", "List.swift": "class List: Base {}",
      "Grid.swift": "class Grid: List {}", "Other.swift": "class Other: Unknown {}",
    ])
    #expect(screens == ScreensOfCode(controllers: 1))
  }

  @Test func superclassesInACircleEnd() throws {
    #expect(try screens(["A.swift": "class A: B {}\nclass B: A {}\nclass C: A {}"]).isEmpty)
  }

  @Test func swiftUIViewsAreCounted() throws {
    let screens = try screens([
      "Views.swift": "struct ContentView: View {}\n struct Row : View {}\nstruct Model: Codable {}",
      "List.swift": "class List: UIViewController {}",
    ])
    #expect(screens == ScreensOfCode(controllers: 1, swiftUIViews: 2))
    #expect(screens.words == "1 view controller and 2 SwiftUI views")
  }

  @Test func onlyTheFolderCountsAndNoTests() throws {
    let contents = [
      "App/List.swift": "class List: UIViewController {}", "AppTests/Mock.swift": "class Mock: UIViewController {}",
      "App/UITests/Mock.swift": "class Other: UIViewController {}", "Kit/Box.swift": "class Box: UIViewController {}",
    ]
    #expect(try screens(contents, below: "/App") == ScreensOfCode(controllers: 1))
    #expect(try screens(contents) == ScreensOfCode(controllers: 2))
  }
}
