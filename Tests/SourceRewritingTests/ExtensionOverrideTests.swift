import Testing

@testable import SourceRewriting

/// Overriding members of extensions are moved into their class, if it is in the same target.
@Suite struct ExtensionOverrideTests {
  @Test func anOverrideInAnExtensionIsMovedIntoItsClass() {
    let lines = lines(
      of: """
        class Menu: UITableViewController {
          private let rows = 3
        }

        extension Menu {
          override func numberOfSections(in tableView: UITableView) -> Int {
            1
          }
          func other() {}
        }
        """)
    #expect(lines[2].hasPrefix("@MainActor fileprivate static func snugRegister_App_"))
    #expect(lines[3] == "#sourceLocation(file: \"/app/App.swift\", line: 6)")
    #expect(lines[4] == "override func numberOfSections(in tableView: UITableView) -> Int {")
    #expect(lines[5...6] == ["    1", "  }"])
    #expect(lines[7] == "#sourceLocation(file: \"/app/App.swift\", line: 3)")
    #expect(lines[8].hasSuffix("}"))
    // The lines of the extension stay where they were.
    #expect(lines[8 + 2...8 + 7] == ["extension Menu {", "  ", "", "", "  func other() {}", "}"])
  }

  @Test func aMemberThatASubclassOverridesIsMovedIntoItsClass() {
    let text = rewrite(
      """
      class Player: UIViewController {}
      extension Player {
        @objc func stop(_ item: Item, at time: Int) {}
        func stop() {}
        var speed: Int { 1 }
      }
      class Video: Between {
        override func stop(_ other: Item, at time: Int) {}
        override var speed: Int { 2 }
      }
      class Between: Player {}
      """
    ).text
    let player = text.prefix(upTo: text.firstRange(of: "extension Player")?.lowerBound ?? text.startIndex)
    #expect(player.contains("func stop(_ item: Item, at time: Int) {}"))
    #expect(player.contains("var speed: Int { 1 }"))
    #expect(!player.contains("func stop() {}"))
  }

  @Test func aMemberOfAPublicExtensionStaysPublic() {
    let text = rewrite(
      """
      public class Page: UIViewController {}
      public extension Page {
        override func viewDidLoad() {}
        internal override func loadView() {}
      }
      """
    ).text
    #expect(text.contains("\npublic override func viewDidLoad() {}"))
    #expect(text.contains("\ninternal override func loadView() {}"))
  }

  @Test func movedMembersAreRewrittenAsOthers() {
    let text = rewrite(
      """
      class Page: UIViewController {}
      extension Page {
        @objc override func viewDidLoad() { act(#selector(back)) }
        @objc func back() {}
      }
      """
    ).text
    #expect(text.contains("\n override func viewDidLoad() { act(Selector(\"back\")) }\n"))
    #expect(text.contains("table.addMethod(\"viewDidLoad\", of: Page.self)"))
  }

  @Test func aMovedMemberKeepsItsConditions() {
    let lines = lines(
      of: """
        class Page: UIViewController {}
        #if os(iOS)
        extension Page {
          #if !DEBUG
          override var prefersStatusBarHidden: Bool { true }
          #endif
        }
        #endif
        """)
    #expect(lines[1...2] == ["#if (true)", "#if (!DEBUG)"])
    #expect(lines[4] == "override var prefersStatusBarHidden: Bool { true }")
    #expect(lines[5...6] == ["#endif", "#endif"])
  }

  @Test func nestedClassesAreFoundByTheirPath() {
    let text = rewrite(
      """
      enum Screens { class Row: UIView {} }
      class Row: UIControl {}
      extension Screens.Row { override func layoutSubviews() {} }
      """
    ).text
    let lines = text.split(separator: "\n")
    let moved = lines.firstIndex { $0.contains("override func layoutSubviews") }
    let outer = lines.firstIndex { $0.contains("class Row: UIControl") }
    #expect(moved.flatMap { moved in outer.map { moved < $0 } } == true)
  }

  @Test func anOverrideIsMovedIntoAnotherFile() throws {
    let files = [
      SourceFile(path: "/app/Menu.swift", text: "class Menu: UIViewController {\n  var rows = 3\n}\n"),
      SourceFile(
        path: "/app/More.swift",
        text: "import MapKit\nextension Menu {\n  override func viewDidLoad() { act(#selector(back)) }\n}\n"),
    ]
    let result = TargetRewriter(module: "App", folder: "/app").rewrite(files)
    #expect(result.problems.isEmpty)
    #expect(
      result.files[0].hasPrefix(
        "@_spi(Generated) import UIKit\nimport MapKit\n#sourceLocation(file: \"/app/Menu.swift\", line: 1)\n"))
    #expect(
      result.files[0].contains(
        """
        #sourceLocation(file: "/app/More.swift", line: 3)
        override func viewDidLoad() { act(Selector("back")) }
        #sourceLocation(file: "/app/Menu.swift", line: 3)
        """))
    #expect(!result.files[1].contains("override"))
    #expect(result.files[1].contains("extension Menu {"))
  }

  @Test func anOverrideForAClassOfAnotherModuleIsAnError() {
    #expect(
      rewrite("extension UINavigationController {\n  override open var shouldAutorotate: Bool { false }\n}").problems
        == [
          "/app/App.swift:2:3: error: an override in an extension needs Objective-C, unless the class is in the same target; "
            + "move it into the class"
        ])
  }
}
