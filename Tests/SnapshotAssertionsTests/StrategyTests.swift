import Foundation
import SnapshotAssertions
import Testing
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the strategies make of values.
struct StrategyTests {
  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
    var text = ""
    strategy.snapshot(value).run { text = $0 }
    return text
  }

  struct User: Encodable {
    let name: String, id: Int, bio: String?
  }

  @Test func aDumpHasAllParts() {
    #expect(
      text(User(name: "Rex", id: 1, bio: nil), .dump)
        == "▿ User\n  - bio: Optional<String>.none\n  - id: 1\n  - name: \"Rex\"\n")
    #expect(text(["b": 1, "a": 2], .dump).hasPrefix("▿ 2 key/value pairs\n  ▿ (2 elements)\n    - key: \"a\""))
    #expect(text([1], .dump) == "▿ 1 element\n  - 1\n")
  }

  @Test func anObjectThatRefersToItselfEnds() {
    final class Node {
      var next: Node?
    }
    let node = Node()
    node.next = node
    #expect(text(node, .dump).contains("(circular reference detected)"))
    node.next = nil
  }

  @Test func valuesAreEncoded() {
    #expect(text(User(name: "Rex", id: 1, bio: nil), .json) == "{\n  \"id\" : 1,\n  \"name\" : \"Rex\"\n}")
    #expect(text(User(name: "Rex", id: 1, bio: nil), .plist).contains("<key>name</key>"))
  }

  @Test func aFunctionIsATable() {
    enum Side: CaseIterable {
      case left, right
    }
    let strategy = Snapshotting<Side, String>.func(into: Snapshotting<Bool, String>.description)
    #expect(text({ $0 == .left }, strategy) == "\"left\",\"true\"\n\"right\",\"false\"")
  }

  @Test func aRequestIsWrittenInTwoWays() throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.org/a?z=1&b=2")))
    request.httpMethod = "POST"
    request.setValue("text/html", forHTTPHeaderField: "Accept")
    request.httpBody = Data("x=\"1\"".utf8)
    #expect(text(request, .raw) == "POST https://example.org/a?b=2&z=1\nAccept: text/html\n\nx=\"1\"")
    #expect(
      text(request, .curl)
        == "curl \\\n\t--request POST \\\n\t--header \"Accept: text/html\" \\\n\t--data \"x=\\\"1\\\"\" \\\n\t\"https://example.org/a?b=2&z=1\""
    )
  }

  @Test func aViewIsDescribedWithItsFrames() {
    let label = UILabel(frame: CGRect(x: 8, y: 4, width: 50, height: 20.5))
    label.text = "Hi"
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.addSubview(label)
    #expect(
      text(view, .recursiveDescription)
        == "<UIView; frame = (0 0; 100 40)>\n   | <UILabel; frame = (8 4; 50 20.5); text = 'Hi'>")
  }

  /// A controller that keeps what it was told.
  private final class Page: UIViewController {
    var calls: [String] = []
    var insets = UIEdgeInsets.zero
    var category = UIContentSizeCategory.unspecified

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("will")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("did")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      insets = view.safeAreaInsets
      category = traitCollection.preferredContentSizeCategory
    }
  }

  @Test func aControllerAppearsOnTheDevice() {
    let page = Page()
    #expect(text(page, .recursiveDescription(on: .iPhoneX)) == "<UIView; frame = (0 0; 375 812)>")
    #expect(page.calls == ["will", "did"])
    #expect(page.insets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(page.category == .medium)
    #expect(text(page, .recursiveDescription(on: .iPadPro12_9(.landscape(splitView: .oneHalf)))).contains("678 1024"))
    #expect(text(page, .hierarchy) == "<Page>, state: appeared, view: <UIView>")
  }

}
