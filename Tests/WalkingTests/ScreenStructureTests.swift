import Testing
import UIKit
import _Testing_UIKit

@testable import Walking

/// Two screens are the same if their structure is, whatever they say.
struct ScreenStructureTests {
  private func key(_ views: [UIView], of controller: UIViewController? = nil) -> String {
    let root = UIView()
    views.forEach(root.addSubview)
    return ScreenStructure(of: controller, below: root).key
  }

  private func label(_ text: String, _ change: (UILabel) -> Void = { _ in }) -> UILabel {
    let label = UILabel()
    label.text = text
    change(label)
    return label
  }

  private final class Badge: UIView {}

  /// Swift's name of a private class contains an address, and each way is followed in a process of its own.
  @Test func namesOfPrivateClassesAreTheSameInAllProcesses() {
    #expect(String(reflecting: Badge.self).contains(" at $"))
    #expect(StableTypeName(Badge.self).text == "WalkingTests.ScreenStructureTests.(unknown context).Badge")
    #expect(StableTypeName(UILabel.self).text == "UIKit.UILabel")
    #expect(key([Badge()]) == key([Badge()]))
    #expect(key([Badge()]) != key([UIView()]))
  }

  @Test func textsDoNotMatter() {
    #expect(key([label("A")]) == key([label("B")]))
  }

  @Test func viewsAndIdentifiersMatter() {
    #expect(key([label("A")]) != key([label("A"), label("B")]))
    #expect(key([label("A")]) != key([UIImageView()]))
    #expect(key([label("A")]) != key([label("A") { $0.accessibilityIdentifier = "name" }]))
  }

  @Test func hiddenViewsDoNotMatter() {
    #expect(key([]) == key([label("A") { $0.isHidden = true }, label("A") { $0.alpha = 0 }]))
  }

  @Test func ofEqualViewsThereAreNoneOneOrSeveral() {
    func views(_ count: Int) -> [UIView] { (0..<count).map { label("\($0)") } }
    #expect(Set((0...2).map { key(views($0)) }).count == 3)
    #expect(key(views(2)) == key(views(7)))
  }

  @Test func theOrderOfViewsMattersOnlyOutsideOfLists() {
    func list(_ list: UIScrollView, _ views: [UIView]) -> String {
      views.forEach(list.addSubview)
      return key([list])
    }
    func views() -> [UIView] { [label("A"), UIImageView()] }
    #expect(list(UITableView(), views()) == list(UITableView(), views().reversed()))
    #expect(list(UIScrollView(), views()) != list(UIScrollView(), views().reversed()))
  }

  @Test func ofRowsThereAreNoneOrSome() {
    final class Rows: UITableViewController {
      var count = 0
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    func rows(_ count: Int) -> String {
      let controller = Rows()
      controller.count = count
      controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
      controller.view.layoutIfNeeded()
      return key([controller.view])
    }
    #expect(rows(1) == rows(7))
    #expect(rows(0) != rows(1))
  }

  @Test func controllersMatter() {
    final class Other: UIViewController {}
    #expect(key([], of: UIViewController()) != key([], of: Other()))
  }
}
