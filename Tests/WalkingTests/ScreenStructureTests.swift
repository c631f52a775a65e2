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

  @Test func theNumberOfEqualRowsDoesNotMatter() {
    func rows(_ count: Int) -> [UIView] {
      [UIStackView(arrangedSubviews: (0..<count).map { label("\($0)") })]
    }
    #expect(key(rows(1)) == key(rows(7)))
    #expect(key(rows(0)) != key(rows(1)))
  }

  @Test func controllersMatter() {
    final class Other: UIViewController {}
    #expect(key([], of: UIViewController()) != key([], of: Other()))
  }
}
