import Foundation
import TestSupport
import Testing

/// An app's own tests run, with the app and with their snapshots.
@Suite(.enabled(if: AppCheckout.isPossible, "the library SnugSDK is not built"))
struct TestsOfProjectTests {
  static let project = """
    name: Form
    options: {deploymentTarget: {iOS: "15.0"}}
    targets:
      Form: {type: application, platform: iOS, sources: [Form]}
      FormTests:
        type: bundle.unit-test
        platform: iOS
        sources: [FormTests]
        dependencies: [{target: Form}]

    """

  static let app = """
    import UIKit

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = FormController(title: "First")
        window?.makeKeyAndVisible()
        return true
      }
    }

    final class FormController: UIViewController {
      let heading = UILabel()
      let button = UIButton(type: .system)
      private(set) var answer = ""

      init(title: String) {
        super.init(nibName: nil, bundle: nil)
        heading.text = title
      }

      required init?(coder: NSCoder) { fatalError() }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        heading.font = .preferredFont(forTextStyle: .title1)
        heading.numberOfLines = 0
        button.setTitle("Send", for: .normal)
        let stack = UIStackView(arrangedSubviews: [heading, button])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
          stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
      }

      func send() { DispatchQueue.main.asyncAfter(deadline: .now() + 300) { self.answer = "sent" } }
    }

    """

  private static let tests = """
    import XCTest
    @testable import Form

    final class FormTests: XCTestCase {
      var form: FormController!

      override func setUp() {
        super.setUp()
        form = FormController(title: "Sign up")
        form.loadViewIfNeeded()
      }

      func testTheTitleIsShown() { XCTAssertEqual(form.heading.text, "Sign up") }
      func testThisFails() { XCTAssertEqual(form.view.subviews.count, 2) }
      func testTheAnswerComesLater() {
        form.send()
        let sent = expectation(description: "sent")
        DispatchQueue.main.asyncAfter(deadline: .now() + 400) { sent.fulfill() }
        wait(for: [sent], timeout: 500)
        XCTAssertEqual(form.answer, "sent")
      }
      func testTheAppIsLaunched() {
        let root = UIApplication.shared.windows.first?.rootViewController as? FormController
        XCTAssertEqual(root?.heading.text, "First")
      }
      func testTheCamera() throws { throw XCTSkip("it needs a camera") }
      func testLater() async throws {
        try await Task.sleep(nanoseconds: 1_000_000)
        XCTAssertEqual(form.heading.text, "Sign up")
      }
      func testTheTrap() { XCTAssertEqual([Int]()[1], 1) }
      func testTheMap() { XCTAssertEqual(form.map.tiles, 1) }
      func testTheScheme() {
        XCTAssertEqual(ProcessInfo.processInfo.environment["PETS"], "three")
        XCTAssertTrue(CommandLine.arguments.contains("-testing"))
      }
    }

    """

  private static let functions = """
    import Testing
    @testable import Form

    @MainActor @Suite struct FormSuite {
      @Test func title() { #expect(FormController(title: "a").heading.text == "a") }
      @Test(arguments: ["x", "y"]) func titles(_ text: String) { #expect(text == "x") }
      @Test(.disabled("not yet")) func later() {}
    }

    """

  private static let scheme = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme version="1.7"><TestAction>
      <Testables><TestableReference skipped="NO"><BuildableReference BlueprintName="FormTests"/></TestableReference></Testables>
      <CommandLineArguments><CommandLineArgument argument="-testing" isEnabled="YES"/></CommandLineArguments>
      <EnvironmentVariables><EnvironmentVariable key="PETS" value="three" isEnabled="YES"/></EnvironmentVariables>
    </TestAction></Scheme>

    """

  @Test func eachTestHasAnOutcome() throws {
    let app = try AppCheckout([
      "project.yml": Self.project, "Form/Form.swift": Self.app, "FormTests/FormTests.swift": Self.tests,
      "FormTests/FormSuite.swift": Self.functions, "Form.xcodeproj/xcshareddata/xcschemes/Form.xcscheme": Self.scheme,
    ])
    let before = try app.files()
    let run = try app.snug("test", "project.yml", "--report", "junit=\(app.caches.path("tests.xml"))", "--jobs", "1")
    #expect(run.status == 2)
    #expect(try app.files() == before)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(8) == [
        "passed   FormTests/testTheTitleIsShown",
        "failed   FormTests/testThisFails",
        #"         FormTests/FormTests.swift:14: XCTAssertEqual failed: ("1") is not equal to ("2")"#,
        "passed   FormTests/testTheAnswerComesLater",
        "passed   FormTests/testTheAppIsLaunched",
        "skipped  FormTests/testTheCamera: it needs a camera",
        "passed   FormTests/testLater",
        "stopped  FormTests/testTheTrap: trap: Index out of range",
      ])
    #expect(lines.contains("passed   FormTests/testTheScheme"))
    #expect(run.errors.contains("FormTests: from the scheme “Form”: PETS, -testing\n"))
    #expect(lines.contains("passed   FormSuite/title()"))
    #expect(lines.contains("failed   FormSuite/titles(_:)"))
    #expect(
      lines.contains(
        "not run  FormTests/testTheMap: FormTests/FormTests.swift:32: value of type 'FormController' has no member 'map'"
      ))
    #expect(lines.last == "12 tests: 6 passed, 2 failed, 1 stopped, 2 skipped, 1 did not run.")
    let report = try String(contentsOfFile: app.caches.path("tests.xml"), encoding: .utf8)
    #expect(report.contains(#"<testsuite name="FormTests" tests="9" failures="2" skipped="2">"#))
    let some = try app.snug("test", "project.yml", "--filter", "Title", "--skip", "FormSuite")
    #expect(some.output == "passed   FormTests/testTheTitleIsShown\n\n1 test: 1 passed.\n")
    #expect(some.status == 0)
    let none = try app.snug("test", "project.yml", "--filter", "Nobody")
    #expect(none.errors.hasSuffix("error: no test has such a name\n"))
    #expect(none.status == 2)
  }

  /// Ten snapshots in the style of each library.
  static let snapshots = """
    import FBSnapshotTestCase
    import SnapshotTesting
    import XCTest
    @testable import Form

    final class FormSnapshots: XCTestCase {
      let form = FormController(title: "Sign up for everything")

      func testSmallPhone() { assertSnapshot(of: form, as: .image(on: .iPhoneSe)) }
      func testLandscape() { assertSnapshot(of: form, as: .image(on: .iPhoneX(.landscape))) }
      func testTablet() { assertSnapshot(of: form, as: .image(on: .iPadPro11)) }
      func testDark() {
        assertSnapshot(of: form, as: .image(on: .iPhone13, traits: .init(userInterfaceStyle: .dark)), named: "dark")
      }
      func testLargeText() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
        assertSnapshot(of: FormController(title: "Sign up"), as: .image(on: .iPhoneX, traits: traits))
      }
      func testTree() { assertSnapshot(of: form, as: .recursiveDescription(on: .iPhoneSe)) }
      func testHierarchy() { assertSnapshot(of: form, as: .hierarchy) }
      func testView() { assertSnapshot(of: form.view, as: .image(size: CGSize(width: 200, height: 100))) }
      func testLater() {
        form.send()
        assertSnapshot(of: form, as: .wait(for: 301, on: .image(on: .iPhone8)))
        XCTAssertEqual(form.answer, "sent")
      }
      func testValues() {
        assertSnapshots(of: ["title": "Sign up"], as: ["dump": .dump, "json": .json])
      }
    }

    """ + """
      final class FormPictures: FBSnapshotTestCase {
        private func label(_ text: String, width: CGFloat = 120) -> UILabel {
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 40))
          label.text = text
          return label
        }

        override func setUp() {
          super.setUp()
          recordMode = false
        }

        func testLabel() { FBSnapshotVerifyView(label("Hello")) }
        func testIdentifier() { FBSnapshotVerifyView(label("Hello"), identifier: "named") }
        func testTwice() {
          FBSnapshotVerifyView(label("One"))
          FBSnapshotVerifyView(label("Two"))
        }
        func testNarrow() { FBSnapshotVerifyView(label("A long text that is cut", width: 60)) }
        func testTolerance() { FBSnapshotVerifyView(label("Hello"), overallTolerance: 0.01) }
        func testPixelTolerance() { FBSnapshotVerifyView(label("Hello"), perPixelTolerance: 0.02) }
        func testController() { FBSnapshotVerifyViewController(FormController(title: "Sign up")) }
        func testLayer() {
          let label = label("Hello")
          FBSnapshotVerifyLayer(label.layer)
        }
        func testSwitch() { FBSnapshotVerifyView(UISwitch(frame: CGRect(x: 0, y: 0, width: 60, height: 40))) }
        func testSlider() { FBSnapshotVerifyView(UISlider(frame: CGRect(x: 0, y: 0, width: 160, height: 40))) }
      }

      """

  @Test func snapshotsAreRecordedComparedAndShown() throws {
    let app = try AppCheckout([
      "project.yml": Self.project, "Form/Form.swift": Self.app, "FormTests/FormSnapshots.swift": Self.snapshots,
      "FormTests/__Snapshots__/FormSnapshots/testSmallPhone.1.png": "of a simulator",
    ])
    let first = try app.snug("test", "project.yml")
    #expect(first.status == 1)
    #expect(first.errors == "")
    #expect(first.output.hasSuffix("\n20 tests: 20 failed; 22 snapshots were recorded.\n"))
    let recorded = try app.files().keys.filter { $0.contains("__SnugSnapshots__/") && !$0.hasSuffix("FormPictures") }
    #expect(recorded.count { $0.hasSuffix(".png") } == 18)
    #expect(recorded.contains("FormTests/__SnugSnapshots__/FormSnapshots/testDark.dark.png"))
    #expect(recorded.contains("FormTests/__SnugSnapshots__/FormPictures/testTwice.2.png"))
    #expect(
      try app.files()["FormTests/__Snapshots__/FormSnapshots/testSmallPhone.1.png"] == Data("of a simulator".utf8))
    let second = try app.snug("test", "project.yml", "--record", "never")
    #expect(second.output.hasSuffix("\n20 tests: 20 passed.\n"))
    #expect(second.status == 0)

    try app.replace("stack.spacing = 8", with: "stack.spacing = 20", in: "Form/Form.swift")
    let changed = try app.snug("test", "project.yml", "--report", "html=\(app.caches.path("tested"))")
    #expect(changed.status == 1)
    #expect(changed.output.contains("− "))
    #expect(changed.output.contains("+    |    | <UIButton; frame = (0 53.67; 288 30)>"))
    #expect(changed.output.contains("passed   FormPictures/testLabel\n"))
    let page = try String(contentsOfFile: app.caches.path("tested/index.html"), encoding: .utf8)
    #expect(page.contains("FormSnapshots/testSmallPhone"))
    #expect(
      FileManager.default.fileExists(atPath: app.caches.path("tested/pictures/difference-0-testSmallPhone.1.png")))
    let again = try app.snug("test", "project.yml", "--record", "all")
    #expect(again.status == 0)
    #expect(again.output.contains("changed  FormTests/__SnugSnapshots__/FormSnapshots/testSmallPhone.1.png\n"))
  }

  /// Libraries that extend swift-snapshot-testing are compiled from their own sources, without their parts in Objective-C.
  @Test func aFetchedPackageAddsAWayToCompare() throws {
    let url = "https://example.invalid/Marks-\(UUID().uuidString).git"
    let packages = "packages:\n  Marks: {url: \(url), from: 1.0.0}\n"
    let app = try AppCheckout([
      "project.yml": Self.project.replacing("{target: Form}", with: "{target: Form}, {package: Marks}") + packages,
      "Form/Form.swift": Self.app,
      "FormTests/MarkTests.swift": """
      import Marks
      import SnapshotTesting
      import XCTest
      @testable import Form

      final class MarkTests: XCTestCase {
        func testMarks() { assertSnapshot(of: FormController(title: "Sign up").view, as: .labels) }
      }

      """,
    ])
    let repository = try PackageRepository(
      [
        "Package.swift": """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(
          name: "Marks", products: [.library(name: "Marks", targets: ["Marks"])],
          targets: [.target(name: "MarksObjC"), .target(name: "Marks", dependencies: ["MarksObjC"])])
        """,
        "Sources/MarksObjC/include/Enabler.h": "@interface Enabler : NSObject\n+ (void)enable;\n@end\n",
        "Sources/MarksObjC/Enabler.m": "@implementation Enabler\n+ (void)enable {}\n@end\n",
        "Sources/Marks/Marks.swift": """
        import MarksObjC
        import SnapshotTesting
        import UIKit

        extension Snapshotting where Value == UIView, Format == String {
          public static var labels: Snapshotting {
            Enabler.enable()
            return SimplySnapshotting.lines.pullback { view in
              view.layoutIfNeeded()
              return view.subviews.flatMap(\\.subviews).compactMap(\\.accessibilityLabel).joined(separator: "\\n")
            }
          }
        }
        """,
      ], version: "1.2.0")
    let run = try app.snug(["test", "project.yml"], variables: repository.variables(url: url))
    #expect(run.output.hasSuffix("\n1 test: 1 failed; 1 snapshot was recorded.\n"))
    #expect(run.errors.contains("these modules are missing: MarksObjC\n"))
    let recorded = try app.files()["FormTests/__SnugSnapshots__/MarkTests/testMarks.1.txt"]
    #expect(recorded.map { String(decoding: $0, as: UTF8.self) } == "Sign up\nSend")
  }

  /// The references of a simulator are imitated by Snug's own pictures.
  @Test func snapshotsAreComparedWithRecordedOnes() throws {
    let app = try AppCheckout([
      "project.yml": Self.project, "Form/Form.swift": Self.app, "FormTests/FormSnapshots.swift": Self.snapshots,
    ])
    _ = try app.snug("test", "project.yml", "--filter", "FormSnapshots")
    for (name, data) in try app.files() where name.contains("__SnugSnapshots__/FormSnapshots/") {
      try app.folder.write(data, to: name.replacing("__SnugSnapshots__", with: "__Snapshots__"))
    }
    let some = ["test", "project.yml", "--filter", "FormSnapshots", "--compare-recorded"]
    let before = try app.files()
    let same = try app.snug(some)
    #expect(same.status == 0)
    #expect(same.output.contains("\n10 tests: 10 passed.\n"))
    #expect(same.output.contains("boxes compared with recorded ones: 100 % within 1 pt, 100 % within 0.5 pt.\n"))
    #expect(try app.files() == before)

    try app.replace("stack.spacing = 8", with: "stack.spacing = 20", in: "Form/Form.swift")
    let moved = try app.snug(some + ["--report", "html=\(app.caches.path("tested"))"])
    #expect(moved.status == 1)
    #expect(moved.output.contains("  ink of UIButton “Send”: 12 pt: ["))
    #expect(moved.output.contains("  testTree.1.txt: frame of UIButton: 12 pt: [0, 53.67, 288, 30], recorded"))
    let list = try String(contentsOfFile: app.caches.path("tested/boxes.txt"), encoding: .utf8)
    let page = try String(contentsOfFile: app.caches.path("tested/index.html"), encoding: .utf8)
    #expect(page.contains(" within 0.5 pt. All of them: boxes.txt."))
    #expect(list.contains("testSmallPhone.1.png: ink of UILabel “Sign up for everything”: 0 pt: ["))
    #expect(try app.snug(some + ["--within", "12"]).status == 0)
    #expect(try app.snug("test", "project.yml", "--filter", "testSwitch", "--compare-recorded").status == 1)
  }

  @Test func theDeviceAndItsVersionAreChosen() throws {
    let test = """
      import UIKit
      import XCTest

      final class DeviceTests: XCTestCase {
        func testTheDevice() {
          let version = ProcessInfo.processInfo.operatingSystemVersion
          XCTAssertEqual(
            "\\(UIScreen.main.bounds.width) \\(UIDevice.current.systemVersion) \\(version.majorVersion).\\(version.minorVersion)",
            "320.0 17.5 17.5")
        }
      }

      """
    let app = try AppCheckout([
      "project.yml": Self.project, "Form/Form.swift": Self.app, "FormTests/DeviceTests.swift": test,
    ])
    let run = try app.snug("test", "project.yml", "--device", "iPhone SE", "--ios", "17.5")
    #expect(run.output == "passed   DeviceTests/testTheDevice\n\n1 test: 1 passed.\n")
    let usual = try app.snug("test", "project.yml")
    #expect(usual.output.contains(#"("393.0 18.0 18.0") is not equal to ("320.0 17.5 17.5")"#))
  }

  @Test func testsOfAPackageRun() throws {
    let package = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Words", platforms: [.iOS(.v15)],
        targets: [.target(name: "Words"), .testTarget(name: "WordsTests", dependencies: ["Words"])])
      """
    let app = try AppCheckout([
      "Package.swift": package,
      "Sources/Words/Row.swift": """
      import UIKit
      public func make<Row: UIView>(_ type: Row.Type) -> Row { Row(frame: CGRect(x: 0, y: 0, width: 7, height: 1)) }
      """,
      "Tests/WordsTests/RowTests.swift": """
      import UIKit
      import XCTest
      @testable import Words
      final class Row: UIView {}
      final class RowTests: XCTestCase {
        @MainActor func testRow() { XCTAssertEqual(make(Row.self).frame.width, 7) }
        @MainActor func testLabel() { XCTAssertEqual(make(UILabel.self).frame.width, 7) }
      }
      """,
    ])
    let run = try app.snug("test", ".")
    #expect(run.output == "passed   RowTests/testRow\npassed   RowTests/testLabel\n\n2 tests: 2 passed.\n")
    #expect(run.status == 0)
  }

  @Test func whatCannotRunIsSaid() throws {
    let app = try AppCheckout([
      "project.yml": Self.project.replacing("unit-test", with: "ui-testing"), "Form/Form.swift": Self.app,
      "FormTests/FormTests.swift": Self.tests,
    ])
    let none = try app.snug("test", "project.yml")
    #expect(none.errors == "project.yml: error: no target has unit tests for iOS; there are Form, FormTests\n")
    #expect(none.status == 2)
    let other = try app.snug("test", "project.yml", "--target", "FormTests")
    #expect(
      other.errors
        == "project.yml: error: the target FormTests has no unit tests for iOS: it operates the app from another process\n"
    )
    let app2 = try app.snug("test", "project.yml", "--target", "Form")
    #expect(app2.errors == "project.yml: error: the target Form has no unit tests for iOS: it is no test bundle\n")
    #expect(try app.snug("test", "project.yml", "--report", "sarif=a").status == 64)
  }
}
