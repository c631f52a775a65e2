import Testing
import UIKit

/// The `deinit` of an app's class may use the views around it, although Apple's documents advise against it.
@Suite struct DeinitTests {
  private class Card: UIView {
    let label = UILabel()
    let onEnd: (Card) -> Void
    lazy var width = label.widthAnchor.constraint(equalTo: widthAnchor)

    init(onEnd: @escaping (Card) -> Void) {
      self.onEnd = onEnd
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      width.isActive = true
      layoutIfNeeded()
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit { onEnd(self) }
  }

  private class Controller: UIViewController {
    let onEnd: (UIView) -> Void

    init(onEnd: @escaping (UIView) -> Void) {
      self.onEnd = onEnd
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit { onEnd(view) }
  }

  private static let uses: [(name: String, use: (Card) -> Void)] = [
    ("removes a subview", { $0.label.removeFromSuperview() }),
    ("asks for the superview", { #expect($0.label.superview != nil) }),
    ("deactivates a constraint", { $0.width.isActive = false }),
    ("changes a constraint", { $0.width.constant = 5 }),
    ("lays out", { $0.layoutIfNeeded() }),
    ("changes a subview's size", { $0.label.text = "text" }),
    ("adds a subview", { $0.addSubview(UIView()) }),
    ("fits a size", { _ = $0.systemLayoutSizeFitting(.zero) }),
    (
      "uses its layer",
      {
        $0.layer.removeAllAnimations(); $0.layer.bounds.size.width = 3
      }
    ),
    ("asks for its window", { #expect($0.label.window == nil) }),
    ("asks for the responder after it", { _ = $0.label.next?.next }),
    (
      "deactivates a guide's constraint",
      { $0.safeAreaLayoutGuide.topAnchor.constraint(equalTo: $0.label.topAnchor).isActive = true }
    ),
  ]

  @Test func aViewUsesItsSurroundings() {
    for (name, use) in Self.uses {
      var ended = 0
      do {
        let card = Card {
          use($0)
          ended += 1
        }
        _ = card
      }
      #expect(ended == 1, "\(name)")
    }
  }

  @Test func aControllerUsesItsView() {
    var ended = 0
    do {
      let controller = Controller { view in
        view.addSubview(UILabel())
        view.setNeedsLayout()
        view.layoutIfNeeded()
        _ = view.next
        _ = view.safeAreaInsets
        view.removeFromSuperview()
        ended += 1
      }
      controller.loadViewIfNeeded()
      controller.view.layoutIfNeeded()
    }
    #expect(ended == 1)
  }
}
