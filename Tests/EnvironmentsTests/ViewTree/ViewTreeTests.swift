import Environments
import Testing
import UIKit

/// The views of a screen as text.
struct ViewTreeTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 21))
    label.text = text
    return label
  }

  @Test func oneLinePerView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let name = label("Name")
    name.accessibilityIdentifier = "name"
    let hidden = label("Hidden")
    hidden.isHidden = true
    for view in [name, hidden] { root.addSubview(view) }
    #expect(ViewTree(root: root).text == "UIView [0, 0, 200, 100]\n  UILabel “Name” #name [10, 20, 100, 21]\n")
  }

  /// Frames are relative to the screen, wherever the tree begins.
  @Test func framesBeginWhereTheRootLies() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.addSubview(label("Name"))
    #expect(
      ViewTree(root: root, at: CGPoint(x: 0, y: 44)).text
        == "UIView [0, 44, 200, 100]\n  UILabel “Name” [10, 64, 100, 21]\n")
  }

  /// The root is always listed, because a text without any line would say nothing.
  @Test func theRootIsToldAlsoIfItIsHidden() {
    let root = label("Name")
    root.isHidden = true
    #expect(ViewTree(root: root).text == "UILabel “Name” [0, 0, 100, 21] hidden\n")
  }

  @Test func aTextMakesNoLineOfItsOwn() {
    #expect(ViewTree(root: label("a\nb\u{2028}c\u{1B}")).text == "UILabel “a\\nb\\u{2028}c\\u{1B}” [0, 0, 100, 21]\n")
  }

  @Test func linesThatDiffer() {
    let difference = LineDifference(from: "a\nb\nc\n", to: "a\nB\nc\nd\n")
    #expect(difference.lines == ["− b", "+ B", "+ d"])
    #expect(LineDifference(from: "a\n", to: "a\n").lines == [])
  }
}
