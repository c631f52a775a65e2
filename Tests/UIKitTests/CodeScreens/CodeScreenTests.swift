import Foundation
import Testing

@_spi(Generated) @testable import UIKit

/// The content of a `#Preview` is shown by a controller.
struct CodeScreenTests {
  private static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// The content of a screen after its layout.
  private func shown(_ content: UIView, traits: [CodeScreen.Trait]) throws -> CGRect {
    let screen = CodeScreen(name: "Box", file: "Box.swift", line: 1, traits: traits) { content }
    let controller = try #require(screen.makeController())
    controller.view.frame = Self.screen
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    return content.frame
  }

  private func box(width: CGFloat, height: CGFloat) -> UIView {
    let box = UIView()
    box.widthAnchor.constraint(equalToConstant: width).isActive = true
    box.heightAnchor.constraint(equalToConstant: height).isActive = true
    return box
  }

  @Test func aViewFillsTheScreen() throws {
    #expect(try shown(UIView(), traits: []) == Self.screen)
    #expect(try shown(UIView(), traits: [.defaultLayout, .landscapeLeft]) == Self.screen)
  }

  @Test func aViewOfAFixedSizeIsCentred() throws {
    let frame = try shown(UIView(), traits: [.portrait, .fixedLayout(width: 100, height: 44)])
    #expect(frame == CGRect(x: 145, y: 400, width: 100, height: 44))
  }

  @Test func aViewOfItsFittingSizeIsCentred() throws {
    let content = UIView()
    let inner = box(width: 90, height: 44)
    inner.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(inner)
    for (edge, other) in [(content.topAnchor, inner.topAnchor), (content.bottomAnchor, inner.bottomAnchor)] {
      edge.constraint(equalTo: other).isActive = true
    }
    content.leadingAnchor.constraint(equalTo: inner.leadingAnchor).isActive = true
    content.trailingAnchor.constraint(equalTo: inner.trailingAnchor).isActive = true
    #expect(
      try shown(content, traits: [.sizeThatFitsLayout]) == CGRect(x: 150, y: 400, width: 90, height: 44))
  }

  @Test func aTextIsWrappedAtTheWidthOfTheScreen() throws {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = Array(repeating: "word", count: 60).joined(separator: " ")
    let frame = try shown(label, traits: [.sizeThatFitsLayout])
    #expect(frame.width <= Self.screen.width)
    #expect(frame.height > 2 * label.font.lineHeight)
  }

  @Test func aControllerShowsItself() {
    let own = UIViewController()
    #expect(CodeScreen(name: "Own", file: "Own.swift", line: 1) { own }.makeController() === own)
  }

  @Test func theLastViewOfTheContentIsShown() {
    let (first, last) = (UIView(), UIView())
    let screen = CodeScreen(name: "Two", file: "Two.swift", line: 1) {
      first
      last
      first.addSubview(UIView())
    }
    #expect(screen.makeController()?.view === last)
  }

  @Test func contentWithoutAViewIsNoScreen() {
    #expect(CodeScreen(name: "None", file: "None.swift", line: 1) { Optional<UIView>.none }.makeController() == nil)
  }
}
