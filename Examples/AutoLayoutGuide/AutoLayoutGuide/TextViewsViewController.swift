import UIKit

/// Text views. They have a natural size only if they do not scroll.
final class TextViewsViewController: ComparisonViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Text views"
  }

  override var samples: [Sample] {
    [
      Sample(caption: "Does not scroll: as high as its text", view: textView(Self.poem)),
      Sample(caption: "Does not scroll, empty: as high as a line", view: textView("")),
      Sample(caption: "Scrolls: its height is a constraint", view: textView(Self.poem, height: 80)),
    ]
  }

  private static let poem = """
    A constraint is an equation, and a screen a list of them. If there is one solution, the screen has one layout.
    """

  private func textView(_ text: String, height: CGFloat? = nil) -> UITextView {
    let view = UITextView()
    view.text = text
    view.font = .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
    view.backgroundColor = .secondarySystemBackground
    view.isScrollEnabled = height != nil
    view.accessibilityLabel = "Example"
    if let height {
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
      view.widthAnchor.constraint(equalToConstant: 240).isActive = true
    }
    return view
  }
}

#Preview("Text views") {
  UINavigationController(rootViewController: TextViewsViewController())
}
