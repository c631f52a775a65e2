import Environments
import Foundation
import InterfaceBuilder
import TestSupport
import Testing
@_spi(Generated) import UIKit

@testable import Audit

/// Where a screen is not there, or does not follow the environment, the report says so.
struct UnseenFoldingTests {
  private func report(
    _ show: @escaping @MainActor @Sendable (UIWindow) throws(ScreenAbsence) -> CodeScreen.ShownContent
  ) throws -> ScreenReport {
    let folder = try TemporaryFolder(["FormTests.swift": "// A test\n"])
    let document = try CodeScreenFile(path: folder.path("FormTests.swift")) { line in
      [CodeScreen(name: "Form", file: "FormTests.swift", line: line, showing: show)]
    }.document(assets: AssetCatalogs())
    var selection = EnvironmentSelection()
    selection.devices = [Device.named("iPhone SE"), Device.named("iPhone 16")].compactMap(\.self)
    selection.appearances = [.light, .dark]
    return try #require(Auditor(selection: selection).audit(document).screens.first)
  }

  private static func show(_ controller: UIViewController, in window: UIWindow) -> CodeScreen.ShownContent {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return CodeScreen.ShownContent(controller)
  }

  @Test func aScreenThatIsNotThereIsNotChecked() throws {
    let report = try report { window throws(ScreenAbsence) in
      guard window.bounds.width > 350 else { throw ScreenAbsence("the test skips itself") }
      return Self.show(UIViewController(), in: window)
    }
    #expect(
      report.notChecked == [
        NotChecked(
          subject: "Form", reason: "the test skips itself (on screens up to 320 × 568)", line: 1)
      ])
  }

  @Test func whatCodeKeepsIsSaid() throws {
    let report = try report { window in
      let controller = UIViewController()
      controller.overrideUserInterfaceStyle = .dark
      return Self.show(controller, in: window)
    }
    #expect(
      report.notChecked == [
        NotChecked(subject: "Form", reason: "its code keeps the dark appearance (in light appearance)", line: 1)
      ])
  }

  /// A test gives a view a size. In the app it may have another one.
  @Test func findingsOfAPartNeedReview() throws {
    let report = try report { window in
      let controller = UIViewController()
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
      label.text = "A long text that is cut"
      window.frame = label.frame
      let shown = Self.show(controller, in: window)
      controller.view.addSubview(label)
      return CodeScreen.ShownContent(shown.controller, partSize: label.frame.size)
    }
    #expect(Set(report.findings.map(\.rule)) == ["truncated-text"])
    #expect(report.findings.allSatisfy { $0.outcome == .needsReview })
    #expect(
      report.notChecked.map(\.reason) == [
        "its test gives it 60 × 20 points on every device, and the app may give it another size"
      ])
  }
}
