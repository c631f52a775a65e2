import Foundation
import TestSupport
import Testing
@_spi(Generated) import UIKit

@testable import InterfaceBuilder

/// Screens that code makes are read like those of a storyboard.
@Suite(.serialized) struct CodeScreenTests {
  private final class Form: UIViewController {
    let field = UITextField()

    override func viewDidLoad() {
      super.viewDidLoad()
      field.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: 100, height: 40)
      view.addSubview(field)
    }
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func document(_ text: String, _ screens: (_ path: String) -> [CodeScreen]) throws -> InterfaceDocument {
    try folder.write(text, to: "Form.swift")
    let path = "\(folder.url.path)/Form.swift"
    for screen in screens(path) { RuntimeTable.shared.add(screen) }
    return try CodeScreenFile(path: path).document(assets: AssetCatalogs())
  }

  private func load(_ name: String, of document: InterfaceDocument) throws -> LoadedScene {
    var environment = Environment.designTime(of: document)
    environment.safeAreaSource = .device
    let screen = document.instantiate(try #require(document.scenes.first { $0.name == name }), in: environment)
    screen.layout()
    return screen
  }

  @Test func eachScreenStandsOnItsLine() throws {
    let document = try document("#Preview…") { path in
      [
        CodeScreen(name: "Second & <last>", file: path, line: 9) { UIView() },
        CodeScreen(name: "First", file: path, line: 4) { Form() },
        CodeScreen(name: "Elsewhere", file: "/other.swift", line: 1) { Form() },
      ]
    }
    #expect(document.scenes.map(\.name) == ["First", "Second & <last>"])
    #expect(document.scenes.map(\.line) == [4, 9])
    #expect(document.notes == [])
  }

  @Test func aControllerFillsTheScreen() throws {
    let document = try document("") { [CodeScreen(name: "Form", file: $0, line: 1) { Form() }] }
    let screen = try load("Form", of: document)
    let form = try #require(screen.viewController as? Form)
    #expect(screen.rootView.bounds.size == CGSize(width: 393, height: 852))
    #expect(screen.rootView.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(screen.location(of: screen.rootView)?.id == "Form")
    #expect(screen.location(of: form.view)?.line == 1)
  }

  @Test func aViewHasTheSizeThatTheTraitsSay() throws {
    func label() -> UILabel {
      let label = UILabel()
      label.text = "Text"
      return label
    }
    let natural = label().intrinsicContentSize
    let document = try document("") { path in
      [
        CodeScreen(name: "Whole", file: path, line: 1) { label() },
        CodeScreen(name: "Fitting", file: path, line: 2, traits: [.portrait, .sizeThatFitsLayout]) { label() },
        CodeScreen(name: "Fixed", file: path, line: 3, traits: [.fixedLayout(width: 200, height: 90)]) { label() },
      ]
    }
    #expect(try load("Whole", of: document).rootView.bounds.size == CGSize(width: 393, height: 852))
    for (name, size) in [("Fitting", natural), ("Fixed", CGSize(width: 200, height: 90))] {
      let screen = try load(name, of: document)
      let content = try #require(screen.rootView.subviews.first)
      #expect(abs(content.bounds.width - size.width) < 1 && abs(content.bounds.height - size.height) < 1)
      #expect(content.center == CGPoint(x: 196.5, y: 426))
    }
  }

  @Test func statementsMayStandBeforeTheContent() throws {
    let document = try document("") { path in
      [
        CodeScreen(name: "Statements", file: path, line: 1) {
          let view = UIView()
          view.addSubview(UIView())
          view
        },
        CodeScreen(name: "Nothing", file: path, line: 2) { UIResponder() },
      ]
    }
    #expect(try load("Statements", of: document).rootView.subviews.count == 1)
    let nothing = try load("Nothing", of: document)
    #expect(nothing.notes.map(\.message) == ["the code of “Nothing” makes no controller and no view"])
  }

  /// A screen that was reached in a running app is looked at as it stands in its window.
  @Test func aShownScreenStaysAsItIs() throws {
    final class Page: UIViewController {
      var appearances = 0
      override func viewDidAppear(_ animated: Bool) { appearances += 1 }
    }
    typealias Show = @MainActor @Sendable (UIWindow) throws(ScreenAbsence) -> CodeScreen.ShownContent
    func file(_ show: @escaping Show) throws -> InterfaceDocument {
      try folder.write("", to: "Form.swift")
      return try CodeScreenFile(path: "\(folder.url.path)/Form.swift") { line in
        [CodeScreen(name: "Page", file: "Form.swift", line: line, showing: show)]
      }.document(assets: AssetCatalogs())
    }
    let document = try file { window in
      let navigation = UINavigationController(rootViewController: Page())
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return CodeScreen.ShownContent(navigation)
    }
    let screen = try load("Page", of: document)
    let navigation = try #require(screen.viewController as? UINavigationController)
    #expect((navigation.topViewController as? Page)?.appearances == 1)
    #expect(screen.rootView.window != nil)
    #expect(screen.rootView.bounds.size == CGSize(width: 393, height: 852))
    #expect(screen.rootView.safeAreaInsets.top == 59)
    #expect(screen.location(of: screen.rootView)?.id == "Page")
    let nowhere = try load("Page", of: try file { _ throws(ScreenAbsence) in throw ScreenAbsence("there is no way") })
    #expect(nowhere.notes.isEmpty)
    #expect(nowhere.absence == "there is no way")
    #expect(screen.absence == nil)
    #expect(screen.surroundings.isEmbedded == false)
    let part = try load(
      "Page", of: file { CodeScreen.ShownContent($0.frontPage, partSize: CGSize(width: 200, height: 50)) })
    #expect(part.partSize == CGSize(width: 200, height: 50))
    #expect(part.surroundings.isEmbedded)
  }

  @Test(arguments: [
    ("class D: UIApplicationDelegate { func f() { window?.rootViewController=A() } }", true),
    ("@main\nclass D: UIResponder, UIApplicationDelegate {}", true),
    ("@UIApplicationMain class D: UIResponder, UIApplicationDelegate {}", true),
    ("_ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, \"D\")", true),
    ("@main struct Tool { static func main() {} }", false), ("// @main\nclass D: UIApplicationDelegate {}", false),
  ])
  func anAppBeginsWhereItsFirstScreenIsSetOrItsEntryIs(text: String, begins: Bool) throws {
    try folder.write(text, to: "A.swift")
    #expect(CodeScreenFile.beginsApp(at: "\(folder.url.path)/A.swift") == begins)
  }

  @Test func theFirstScreenIsThatOfTheDelegatesWindow() throws {
    RuntimeTable.shared.firstScreen = { Form() }
    defer { RuntimeTable.shared.firstScreen = nil }
    let text = """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() {
          // window.rootViewController = nil
          window.rootViewController = Form()
        }
      }
      """
    let document = try document(text) { _ in [] }
    #expect(document.scenes.map(\.name) == ["First screen"])
    #expect(document.scenes.map(\.line) == [4])
    #expect(try load("First screen", of: document).viewController is Form)
  }

  @Test func theLanguagesAreThoseOfTheAppsTexts() throws {
    for (language, text) in [("en", "Feed the animals"), ("de", "Füttern"), ("fi", "Ruoki lemmikit")] {
      try folder.write("\"feed\" = \"\(text)\";", to: "\(language).lproj/Localizable.strings")
    }
    AppBundle.contents = AppFiles(folder: folder.url.path, name: "Pets", infoDictionary: [:])
    defer { AppBundle.contents = nil }
    let document = try document("") { path in
      [
        CodeScreen(name: "Translated", file: path, line: 1) {
          let label = UILabel()
          label.text = AppBundle(.main).localizedString(forKey: "feed", value: nil, table: nil)
          return label
        }
      ]
    }
    #expect(document.languages == ["de", "fi"])
    #expect(document.languages(withLongestTexts: 1) == ["fi"])
    for (language, text) in [("de", "Füttern"), ("fi", "Ruoki lemmikit")] {
      var environment = Environment.designTime(of: document)
      environment.locale = language
      let screen = document.instantiate(try #require(document.scenes.first), in: environment)
      let label = screen.rootView as? UILabel ?? screen.rootView.subviews.first as? UILabel
      #expect(label?.text == text)
    }
  }

  @Test(arguments: [
    ("A.swift", "#Preview { A() }", true), ("A.swift", "let a = 1", false), ("A.txt", "#Preview { A() }", false),
    ("A.swift", "class D: UIApplicationDelegate { func f() { window?.rootViewController=A() } }", true),
    ("A.swift", "class D: UIWindowSceneDelegate { func f() { self.window!.rootViewController = A() } }", true),
    ("A.swift", "class D: UIApplicationDelegate { func f() { if window.rootViewController == a {} } }", false),
    ("A.swift", "class D: UIViewController { func f() { window?.rootViewController = A() } }", false),
  ])
  func aFileMakesScreensIfItsTextSaysSo(name: String, text: String, makes: Bool) throws {
    try folder.write(text, to: name)
    #expect(CodeScreenFile.makesScreens(at: "\(folder.url.path)/\(name)") == makes)
  }
}

extension UIWindow {
  /// A controller that the window shows.
  fileprivate var frontPage: UIViewController {
    let page = UIViewController()
    rootViewController = page
    return page
  }
}
