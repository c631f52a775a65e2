import Testing
import UIKit
import XCTest

@testable import SnapshotAssertions

/// Assertions tell what they are given, and compare nothing.
@Suite(.serialized) struct ShownSubjectTests {
  /// Notes what assertions are given.
  private func subjects(of body: () -> Void) -> [ShownSubject] {
    var subjects: [ShownSubject] = []
    SnapshotLog.begin { subjects.append($0) }
    defer { SnapshotLog.begin() }
    body()
    #expect(SnapshotLog.takeAll().isEmpty)
    return subjects
  }

  private let controller = UIViewController()
  private let view = UIView(frame: CGRect(x: 3, y: 4, width: 30, height: 20))

  @Test func viewsAndControllersAreNamed() {
    let subjects = subjects {
      assertSnapshot(of: controller, as: .image(on: .iPhoneX), testName: "testForm()", line: 7)
      assertSnapshot(of: view, as: .image, named: "a view", testName: "testForm()")
      assertSnapshot(of: controller, as: .hierarchy, testName: "testForm()")
      assertSnapshot(of: "text", as: .lines, testName: "testForm()")
      assertSnapshot(of: CALayer(), as: .image, testName: "testForm()")
      assertInlineSnapshot(of: view, as: .recursiveDescription, function: "testForm()")
    }
    #expect(
      subjects.map(\.assertion.name) == ["testForm.1", "testForm.a-view", "testForm.2", "testForm.5"])
    #expect(subjects.first?.assertion.line == 7)
    #expect(subjects.first?.assertion.file.hasSuffix("ShownSubjectTests.swift") == true)
  }

  @Test func aControllerFillsTheWindowAndAViewKeepsItsSize() throws {
    func shown(_ content: ShownSubject.Content) -> (window: UIWindow, partSize: CGSize?) {
      let window = UIWindow(screen: .main)
      let subject = ShownSubject(content: content, assertion: AssertionPlace(name: "a", file: "A.swift", line: 1))
      return (window, subject.show(in: window).partSize)
    }
    let whole = shown(.controller(controller))
    #expect(controller.view.bounds.size == UIScreen.main.bounds.size)
    #expect(whole.partSize == nil)
    let part = shown(.view(view, CGSize(width: 50, height: 40)))
    #expect(view.frame.size == CGSize(width: 50, height: 40))
    #expect(part.window.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    #expect(part.partSize == CGSize(width: 50, height: 40))
    let label = UILabel()
    label.text = "Hello"
    let fitting = shown(.view(label, .zero))
    #expect(try #require(fitting.partSize).width > 10)
  }

  @Test func theLookIsThatOfTheUsualDevice() {
    func look(_ text: String, _ strategy: Snapshotting<UIViewController, UIImage>) -> String? {
      let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
      label.text = text
      let controller = UIViewController()
      controller.view.addSubview(label)
      return subjects { assertSnapshot(of: controller, as: strategy) }.first?.look
    }
    #expect(look("A", .image(on: .iPhoneSe)) == look("A", .image(on: .iPadPro11)))
    #expect(look("A", .image(on: .iPhoneSe)) != look("B", .image(on: .iPhoneSe)))
  }
}
