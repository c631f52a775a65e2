import Environments
import Foundation
import InterfaceBuilder
import Testing
import UIKit
import _Testing_UIKit

@testable import Walking

/// An app is tapped through in a window.
struct WalkedAppTests {
  private nonisolated static let directions: [Environment.Direction] = [.leftToRight, .rightToLeft]

  private func shown(_ direction: Environment.Direction, _ root: @escaping () -> UIViewController) throws -> ShownScreen
  {
    let device = try #require(Device.named("iPhone 16"))
    return ShownScreen(in: Environment(device: device, direction: direction), path: "/Menu.swift", line: 1, root)
  }

  /// The steps with which an app begins, and the names of the screens that each of them leads to.
  private func ways(
    _ direction: Environment.Direction, _ root: @escaping () -> UIViewController
  ) throws -> [String] {
    let first = try shown(direction, root)
    let state = first.perform { WalkedApp(in: first.window).state }
    return try state.steps.map { step in
      let screen = try shown(direction, root)
      return try screen.perform {
        let app = WalkedApp(in: screen.window)
        try #require(app.take([step]) == nil)
        return "\(step.name): \(app.state.name)\(app.state.structure == state.structure ? " (same)" : "")"
      }
    }
  }

  /// A menu in a navigation controller: rows that push screens, a bar item that presents an alert.
  private final class Menu: UITableViewController {
    static func make() -> UIViewController { UINavigationController(rootViewController: Menu()) }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Menu"
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Help", image: nil,
        primaryAction: UIAction { [unowned self] _ in
          let alert = UIAlertController(title: "Help is far away", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Pity", style: .default))
          present(alert, animated: true)
        })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      guard indexPath.row < 2 else { return }
      let screen = indexPath.row == 0 ? SignIn() : UIViewController()
      screen.title = "Screen \(indexPath.row)"
      navigationController?.pushViewController(screen, animated: true)
    }
  }

  /// The button works only after both fields are filled.
  private final class SignIn: UIViewController {
    let (name, code) = (UITextField(), UITextField())

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { [unowned self] _ in go() })
      let stack = UIStackView(arrangedSubviews: [name, code, button])
      stack.axis = .vertical
      stack.frame = CGRect(x: 20, y: 200, width: 300, height: 150)
      view.addSubview(stack)
    }

    private func go() {
      guard name.text == "Text", code.text == "Text" else { return }
      let welcome = UIViewController()
      welcome.title = "Welcome"
      welcome.modalPresentationStyle = .fullScreen
      present(welcome, animated: true)
    }
  }

  @Test(arguments: directions) func rowsAndBarItemsAreTapped(direction: Environment.Direction) throws {
    #expect(
      try ways(direction, Menu.make) == [
        "Help: Help is far away", "Row 0: Screen 0", "Row 1: Screen 1",
      ] + (2..<40).map { "Row \($0): Menu (same)" })
  }

  /// A list that ends with other rows than it begins with, none of which leads anywhere.
  private final class Form: UITableViewController {
    private final class Note: UITableViewCell {}

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = indexPath.row < 25 ? UITableViewCell() : Note()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  @Test(arguments: directions) func aListThatTheWalkHasScrolledIsPutBack(direction: Environment.Direction) throws {
    let ways = try ways(direction) { Form() }
    #expect(ways.count == 30)
    #expect(ways.filter { !$0.hasSuffix("(same)") } == [])
    let screen = try shown(direction) { Form() }
    try screen.perform {
      let list = try #require(screen.window.rootViewController?.view as? UITableView)
      let app = WalkedApp(in: screen.window)
      let top = list.contentOffset
      let step = try #require(app.state.steps.last)
      #expect(list.contentOffset == top)
      #expect(app.take([step]) == nil)
      #expect(list.contentOffset == top)
    }
  }

  @Test(arguments: directions) func stepsFollowEachOther(direction: Environment.Direction) throws {
    let screen = try shown(direction, Menu.make)
    try screen.perform {
      let app = WalkedApp(in: screen.window)
      let row = try #require(app.state.steps.first { $0.name == "Row 0" })
      try #require(app.take([row]) == nil)
      let button = try #require(app.state.steps.first { $0.name == "Go" })
      try #require(app.take([button]) == nil)
      #expect(app.state.name == "Welcome")
      #expect(app.frontController?.title == "Welcome")
    }
  }

  /// A walk's settings name what is not tapped, and what fields hold.
  @Test(arguments: directions) func theSettingsSayWhatIsTappedAndTyped(direction: Environment.Direction) throws {
    var settings = WalkSettings()
    settings.skipped = ["Row 1", "help"]
    var field = WalkSettings.Field()
    field.names = ["Code", "code"]
    field.text = "007"
    settings.fields = [field]
    let signIn = SignIn()
    signIn.code.placeholder = "Code"
    let screen = try shown(direction) { UINavigationController(rootViewController: signIn) }
    try screen.perform {
      let app = WalkedApp(in: screen.window, settings: settings)
      try #require(app.take(app.state.steps.filter { $0.name == "Go" }) == nil)
      #expect(signIn.name.text == "Text")
      #expect(signIn.code.text == "007")
    }
    let menu = try shown(direction) {
      let navigation = Menu.make()
      navigation.loadViewIfNeeded()
      (navigation as? UINavigationController)?.topViewController?.loadViewIfNeeded()
      (navigation as? UINavigationController)?.topViewController?.navigationItem.rightBarButtonItem?
        .accessibilityIdentifier = "help"
      return navigation
    }
    menu.perform {
      let names = WalkedApp(in: menu.window, settings: settings).state.steps.map(\.name)
      #expect(names == ["Row 0"] + (2..<40).map { "Row \($0)" })
    }
  }

  @Test func longNamesAreShortened() throws {
    let screen = try shown(.leftToRight) {
      let controller = UIViewController()
      controller.title = "A title\nthat takes more than forty characters of a line"
      return controller
    }
    screen.perform {
      #expect(WalkedApp(in: screen.window).state.name == "A title that takes more than forty char…")
    }
  }

  @Test func anAlertIsAllThatCanBeTapped() throws {
    let screen = try shown(.leftToRight, Menu.make)
    try screen.perform {
      let app = WalkedApp(in: screen.window)
      let help = try #require(app.state.steps.first { $0.name == "Help" })
      try #require(app.take([help]) == nil)
      #expect(app.state.steps.map(\.name) == ["Pity"])
      try #require(app.take(app.state.steps) == nil)
      #expect(app.state.name == "Menu")
    }
  }

  /// Buttons in a row, each of which writes what it says into the title.
  private func buttons(_ titles: [String]) -> UIViewController {
    let controller = UIViewController()
    let buttons = titles.map { title in
      UIButton(type: .system, primaryAction: UIAction(title: title) { _ in controller.title = "\(title) was tapped" })
    }
    let stack = UIStackView(arrangedSubviews: buttons)
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 20, y: 200, width: 300, height: 50)
    controller.view.addSubview(stack)
    return controller
  }

  /// An app may show more on a screen when it is launched again. The name of a step counts before its number, and the number
  /// if no name is the same, as in another language.
  @Test(arguments: [
    (["Play", "Stop", "Next"], "Stop"), (["Offer", "Close", "Play", "Stop", "Next"], "Stop"),
    (["Stop", "Next"], "Stop"),
    (["Stop", "Offer", "Play", "Stop"], "Stop"), (["Los", "Halt", "Weiter"], "Halt"),
  ])
  func aStepFindsItsControl(titles: [String], tapped: String) throws {
    let first = try shown(.leftToRight) { self.buttons(["Play", "Stop", "Next"]) }
    let steps = first.perform { WalkedApp(in: first.window).state.steps }
    #expect(steps.map(\.name) == ["Play", "Stop", "Next"])
    let screen = try shown(.leftToRight) { self.buttons(titles) }
    try screen.perform {
      let app = WalkedApp(in: screen.window)
      try #require(app.take([steps[1]]) == nil)
      #expect(app.state.name == "\(tapped) was tapped")
    }
  }

  /// In another language, a screen may show something more in front of what a step names.
  @Test func inAnotherLanguageAStepFindsItsControlByTheClass() throws {
    let first = try shown(.leftToRight) { self.buttons(["Play", "Stop", "Next"]) }
    let steps = first.perform { WalkedApp(in: first.window).state.steps }
    let screen = try shown(.leftToRight) {
      let controller = self.buttons(["Los", "Halt", "Weiter"])
      let choice = UISegmentedControl(items: ["Neu", "Alt"])
      choice.frame = CGRect(x: 20, y: 100, width: 300, height: 32)
      controller.view.insertSubview(choice, at: 0)
      return controller
    }
    try screen.perform {
      let app = WalkedApp(in: screen.window)
      try #require(app.take([steps[1]]) == nil)
      #expect(app.state.name == "Halt was tapped")
    }
  }

  @Test func aStepThatIsNotThereIsNamed() throws {
    let screen = try shown(.leftToRight, Menu.make)
    screen.perform {
      let app = WalkedApp(in: screen.window)
      let missing = WalkStep(control: 7, name: "Gone")
      let beyond = WalkStep(item: WalkStep.Item(list: 0, section: 0, item: 50), name: "Row 50")
      #expect(app.take([missing]) == 0)
      #expect(app.take([beyond]) == 0)
      #expect(app.take([app.state.steps[1], missing]) == 1)
    }
  }

  /// A button in the middle of a row takes taps for itself. The row is tapped beside it.
  @Test(arguments: directions) func rowsAreTappedBesideTheirControls(direction: Environment.Direction) throws {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Button") { [unowned self] _ in show("B") })
        button.frame = CGRect(x: 150, y: 0, width: 100, height: 44)
        cell.contentView.addSubview(button)
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { show("R") }

      private func show(_ title: String) {
        let screen = UIViewController()
        screen.title = title
        present(screen, animated: true)
      }
    }
    #expect(try ways(direction) { Rows() } == ["Button: R", "Button: B"])
  }

  /// A page of the web ends a way. The step before is not held against the next one.
  @Test func whatIsOpenedOutsideOfTheAppIsNoted() throws {
    final class Links: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Links"
        let stack = UIStackView(arrangedSubviews: [
          link("Site", "https://example.org"), link("Settings", UIApplication.openSettingsURLString),
          UIButton(type: .system, primaryAction: UIAction(title: "Nothing") { _ in }),
          UIButton(
            type: .system,
            primaryAction: UIAction(title: "Page") { [unowned self] _ in present(Page(), animated: true) }),
        ])
        stack.axis = .vertical
        stack.frame = CGRect(x: 20, y: 200, width: 300, height: 200)
        view.addSubview(stack)
      }

      private func link(_ title: String, _ address: String) -> UIButton {
        UIButton(
          type: .system,
          primaryAction: UIAction(title: title) { _ in
            if let url = URL(string: address), UIApplication.shared.canOpenURL(url) { UIApplication.shared.open(url) }
          })
      }
    }
    final class Page: UIViewController, OutsideContent {
      var address: URL { URL(filePath: "/page.html") }
    }
    let screen = try shown(.leftToRight) { Links() }
    try screen.perform {
      let app = WalkedApp(in: screen.window)
      #expect(app.state.opened == [])
      let steps = app.state.steps
      let opened = try steps.prefix(3).map { step in
        try #require(app.take([step]) == nil)
        return app.state.opened
      }
      #expect(opened == [["https://example.org"], ["app-settings:"], []])
      #expect(!app.state.isOutside)
      try #require(app.take([try #require(steps.last)]) == nil)
      #expect(app.state.opened == ["file:///page.html"])
      #expect(app.state.isOutside)
      #expect(app.state.steps == [])
    }
  }

  /// A field of a document is found by the identifier that it has there.
  @Test func fieldsOfDocumentsHaveTheirIdentifier() throws {
    var field = WalkSettings.Field()
    field.names = ["Na1-me-fld"]
    field.text = "Ada"
    var settings = WalkSettings()
    settings.fields = [field]
    let signIn = SignIn()
    signIn.name.documentIdentifier = "Na1-me-fld"
    let screen = try shown(.leftToRight) { signIn }
    try screen.perform {
      let app = WalkedApp(in: screen.window, settings: settings)
      try #require(app.take(app.state.steps) == nil)
      #expect(signIn.name.text == "Ada")
      #expect(signIn.code.text == "Text")
    }
  }
}
