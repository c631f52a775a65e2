import Foundation
import TestSupport
import Testing

/// What an app does on a way costs this way, and is said.
@Suite(.enabled(if: AppCheckout.isPossible, "the library SnugSDK is not built"))
struct WalkOfProjectTests {
  /// An app with a button for each of some closures.
  private static func app(_ buttons: KeyValuePairs<String, String>) -> [String: String] {
    let actions = buttons.map { "(\"\($0.key)\", { [unowned self] in \($0.value) })" }
    return [
      "App.xcodeproj/project.pbxproj": MechanismTests.project(), "App/Main.storyboard": MechanismTests.storyboard,
      "App/Main.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = Menu()
          window?.makeKeyAndVisible()
          return true
        }
      }
      class Controller: UIViewController { @IBOutlet var label: UILabel! }
      class Menu: UIViewController {
        private var actions: [(String, () -> Void)] { [\(actions.joined(separator: ", "))] }
        override func viewDidLoad() {
          super.viewDidLoad()
          let buttons = actions.map { title, action in
            UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
          }
          let stack = UIStackView(arrangedSubviews: buttons)
          stack.axis = .vertical
          stack.frame = CGRect(x: 20, y: 100, width: 300, height: 400)
          view.addSubview(stack)
        }
        func show(_ view: UIView) { if self.view.subviews.count < 2 { self.view.addSubview(view) } }
        func show(_ title: String) {
          let screen = UIViewController()
          screen.title = title
          screen.view.accessibilityIdentifier = title
          present(screen, animated: true)
        }
      }
      """,
    ]
  }

  @Test func aTrapAndAHangEndTheirWay() throws {
    let app = try AppCheckout(
      Self.app([
        "Trap": "fatalError(\"no model\")", "Hang": "while true {}", "Open": "show(\"Opened\")",
        "Later": "DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { show(UISwitch()) }",
      ]))
    let before = try app.files()
    let run = try app.snug(["layout", "App.xcodeproj", "--walk", "--timeout", "15"])
    #expect(
      run.errors == """
        App/Main.swift: the walk reached 2 screens beyond the first one, by 10 ways
        App/Main.swift: “Opened” by “Open”
        App/Main.swift: “Menu 2” by “Later”
        App/Main.swift: 1 view controller was not reached: Controller
        App/Main.swift: walk: “Trap”: trap: Main.swift:15: no model
        App/Main.swift: walk: “Hang”: it takes more than 3 seconds (a fifth of --timeout)
        App/Main.swift: walk: “Later” › “Trap”: trap: Main.swift:15: no model
        App/Main.swift: walk: “Later” › “Hang”: it takes more than 3 seconds (a fifth of --timeout)

        """)
    #expect(run.status == 0)
    #expect(try app.files() == before)
  }

  /// What is not tapped, what fields hold, and how the app is started.
  @Test func theConfigurationSaysHowTheAppIsWalkedThrough() throws {
    var files = Self.app([
      "Trap": "fatalError(\"no model\")", "Profile": "show(\"\\(field.text ?? \"\"), \\(Self.start)\")",
      "Further": "view.addSubview(UISwitch())",
    ])
    files["App/Main.swift"]?.replace(
      "  override func viewDidLoad() {",
      with: """
          private let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
          private static var start: String {
            let defaults = UserDefaults.standard
            let words = [defaults.string(forKey: "name"), defaults.string(forKey: "mode")].compactMap(\\.self)
            let isTest = ProcessInfo.processInfo.arguments.contains("--ui-testing")
            return "\\(words) \\(defaults.bool(forKey: "seen")) \\(defaults.integer(forKey: "count")) \\(isTest)"
          }
          override func viewDidLoad() {
            field.placeholder = "Account"
            view.addSubview(field)
        """)
    files[".snug.yml"] = """
      walk:
        skip: Trap
        fields: {field: Account, text: qa}
        arguments: [--ui-testing, -mode, fast]
        defaults: {name: Ada, seen: true, count: 3}
        taps: 1
      """
    let run = try AppCheckout(files).snug("layout", "App.xcodeproj", "--walk")
    #expect(
      run.errors == """
        App/Main.swift: the walk reached 2 screens beyond the first one, by 3 ways; there may be more, but walk.taps ended the walk
        App/Main.swift: “qa, ["Ada", "fast"] true 3 true” by “Profile”
        App/Main.swift: “Menu 2” by “Further”
        App/Main.swift: 1 view controller was not reached: Controller

        """)
    #expect(run.status == 0)
  }

  /// The app is launched anew in each environment, and each time it shows its introduction as on a new device.
  @Test func theUserDefaultsAreThoseOfANewDeviceInEachEnvironment() throws {
    var files = Self.app(["Not now": "show(\"Home\")"])
    files["App/Main.swift"]?.replace(
      "  override func viewDidLoad() {",
      with: """
          override func viewDidLoad() {
            defer { UserDefaults.standard.set(true, forKey: "isIntroduced") }
            if UserDefaults.standard.bool(forKey: "isIntroduced") { return }
        """)
    let run = try AppCheckout(files).snug("audit", "App.xcodeproj", "--walk", "--not-checked")
    #expect(run.errors.contains("App/Main.swift: “Home” by “Not now”"))
    #expect(run.output.contains("3 screens"))
    #expect(!run.output.contains("the way to"))
  }

  /// Without a network, an app shows what the answers to its requests are.
  @Test func requestsGetTheAnswersOfTheConfiguration() throws {
    func load(_ session: String, _ path: String) -> String {
      """
      \(session).dataTask(with: URL(string: "https://api.example.org/\(path)")!) { data, _, error in
        let words = data.map { String(decoding: $0, as: UTF8.self) }
        let code = (error as? URLError)?.code == .notConnectedToInternet ? "no network" : "another error"
        DispatchQueue.main.async { self.show(words ?? code) }
      }.resume()
      """
    }
    var files = Self.app([
      "Shared": load("URLSession.shared", "pets?page=1"), "Own": load("Self.session()", "v2/cats"),
      "Other": load("URLSession(configuration: .ephemeral)", "dogs"),
    ])
    files["App/Main.swift"]? += """

      extension UIViewController {
        public static func session(_ configuration: URLSessionConfiguration = .default) -> URLSession {
          URLSession(configuration: configuration)
        }
      }

      """
    files["Fixtures/pets.json"] = "[\"Whiskers\"]"
    files["Fixtures/cats.txt"] = "Cats"
    files[".snug.yml"] = """
      walk:
        responses:
          "https://api.example.org/pets": Fixtures/pets.json
          "https://*/cats": Fixtures/cats.txt
        taps: 1
      """
    let run = try AppCheckout(files).snug("layout", "App.xcodeproj", "--walk")
    #expect(
      run.errors == """
        App/Main.swift: the walk reached 3 screens beyond the first one, by 4 ways
        App/Main.swift: “["Whiskers"]” by “Shared”
        App/Main.swift: “Cats” by “Own”
        App/Main.swift: “no network” by “Other”
        App/Main.swift: 1 view controller was not reached: Controller
        App/Main.swift: requests to 1 address got no answer (walk.responses in .snug.yml can give one): https://api.example.org/dogs

        """)
    #expect(run.status == 0)
    files["Fixtures/pets.json"] = nil
    let other = try AppCheckout(files).snug("layout", "App.xcodeproj", "--walk")
    #expect(other.errors == ".snug.yml: error: walk.responses: Fixtures/pets.json: no such file\n")
    #expect(other.status == 2)
  }

  /// What leads out of the app is named, and not followed.
  @Test func addressesOutsideOfTheAppAreNotFollowed() throws {
    var files = Self.app([
      "Site": "UIApplication.shared.open(URL(string: \"https://example.org/a\")!)",
      "Page": "present(SFSafariViewController(url: URL(string: \"https://example.org/b\")!), animated: true)",
      "Open": "show(\"Opened\")",
    ])
    files["App/Main.swift"]?.replace("import UIKit", with: "import SafariServices\nimport UIKit")
    let run = try AppCheckout(files).snug("layout", "App.xcodeproj", "--walk")
    #expect(
      run.errors == """
        App/Main.swift: the walk reached 1 screen beyond the first one, by 4 ways
        App/Main.swift: “Opened” by “Open”
        App/Main.swift: “Site” opens https://example.org/a (not followed)
        App/Main.swift: “Page” opens https://example.org/b (not followed)
        App/Main.swift: 1 view controller was not reached: Controller

        """)
    #expect(run.status == 0)
  }

  /// A screen that only a menu leads to is laid out like others.
  @Test func aScreenBehindAMenuIsReached() throws {
    var files = Self.app([:])
    files["App/Main.swift"]?.replace(
      "let stack =",
      with: """
        let more = UIButton(type: .system)
            more.setTitle("More", for: .normal)
            more.showsMenuAsPrimaryAction = true
            more.menu = UIMenu(children: [UIAction(title: "Help") { [unowned self] _ in show("Help for all") }])
            more.frame = CGRect(x: 20, y: 60, width: 100, height: 44)
            view.addSubview(more)
            let stack =
        """)
    let run = try AppCheckout(files).snug("layout", "App.xcodeproj", "--walk")
    #expect(
      run.errors == """
        App/Main.swift: the walk reached 1 screen beyond the first one, by 2 ways
        App/Main.swift: “Help for all” by “Help” in the menu of “More”
        App/Main.swift: 1 view controller was not reached: Controller

        """)
    #expect(run.output.contains("Help for all"))
    #expect(run.status == 0)
  }

  /// A walk that ends by the clock says so, because it may find something else the next time.
  @Test func aWalkThatTakesTooLongIsEnded() throws {
    var files = Self.app(["Hang": "while true {}", "Open": "show(\"Opened\")"])
    files[".snug.yml"] = "walk: {seconds: 4}"
    let run = try AppCheckout(files).snug("layout", "App.xcodeproj", "--walk", "--timeout", "30")
    #expect(
      run.errors == """
        App/Main.swift: the walk reached 0 screens beyond the first one, by 2 ways; there may be more, but walk.seconds ended the walk
        App/Main.swift: 1 view controller was not reached: Controller
        App/Main.swift: walk: “Hang”: it takes more than 6 seconds (a fifth of --timeout)

        """)
    #expect(run.status == 0)
  }

  /// Each picture of a reached screen begins with a launch of its own. After a save, the app is walked through anew.
  @Test func thePreviewShowsWhatTheWalkReaches() async throws {
    let count = """
      let stored = UserDefaults.standard
          stored.set(stored.integer(forKey: "count") + 1, forKey: "count")
          let label = UILabel()
          label.text = "tapped: \\(stored.integer(forKey: "count"))"
          label.sizeToFit()
          show(label)
      """
    let app = try AppCheckout(Self.app(["Trap": "fatalError(\"no model\")", "Count": count]))
    try await app.preview("App.xcodeproj", "--walk") { page in
      let place = try #require(Self.place(of: "Menu 2", on: page))
      for _ in 0..<2 {
        let screen = page.ask("/\(page.token)/screen?document=\(place)&scene=Menu%202.controller").text
        #expect(screen.contains("“tapped: 1”"))
      }
      #expect(page.ask("/\(page.token)/findings?document=\(place)&scene=Menu%202.controller").status == 200)
      try app.replace("class Menu: UIViewController {", with: "class Start: UIViewController {", in: "App/Main.swift")
      try app.replace("= Menu()", with: "= Start()", in: "App/Main.swift")
      #expect(Self.place(of: "Start 2", on: page) == place)
    }
  }

  /// The number of the document that has a screen with a name, after a minute at most.
  private nonisolated static func place(of screen: String, on page: PreviewPage) -> Int? {
    struct Outline: Decodable {
      struct Document: Decodable {
        struct Screen: Decodable { var name: String }
        var place: Int
        var screens: [Screen]
      }
      var documents: [Document]
    }
    for _ in 0..<300 {
      let text = page.ask("/\(page.token)/documents").text.split(separator: "\r\n\r\n").last ?? ""
      let outline = try? JSONDecoder().decode(Outline.self, from: Data(text.utf8))
      let document = outline?.documents.first { $0.screens.contains { $0.name == screen } }
      if let document { return document.place }
      Thread.sleep(forTimeInterval: 0.2)
    }
    return nil
  }

  /// Without an app, there is nothing to walk through.
  @Test func thePreviewOfAFolderDoesNotWalk() throws {
    let run = try AppCheckout(Self.app([:])).snug("preview", "App", "--walk")
    #expect(
      run.errors
        == "error: --walk runs an app: name an Xcode project or a Package.swift, or allow the code of folders with --run\n"
    )
    #expect(run.status == 2)
  }

  @Test func anAppThatTrapsAtItsLaunchIsNotWalkedThrough() throws {
    var files = Self.app([:])
    files["App/Main.swift"]?.replace("window = UIWindow(frame: UIScreen.main.bounds)", with: "fatalError(\"no keys\")")
    let run = try AppCheckout(files).snug("layout", "App.xcodeproj", "--walk")
    #expect(
      run.errors.hasPrefix(
        "App/Main.swift: error: the app ends while it is launched (trap: Main.swift:7: no keys), so it is not walked "
          + "through\n"))
    #expect(run.status == 2)
  }

  @Test func anAppThatNoFileBeginsIsNotWalkedThrough() throws {
    var files = Self.app([:])
    files["App/Main.swift"] = "import UIKit\nclass Controller: UIViewController { @IBOutlet var label: UILabel! }\n"
    let run = try AppCheckout(files).snug("layout", "App.xcodeproj", "--walk")
    #expect(run.errors == "App: error: no file of the app starts it, so it is not walked through\n")
    #expect(run.status == 2)
  }
}
