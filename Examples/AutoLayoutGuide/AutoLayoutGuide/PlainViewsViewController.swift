import UIKit

/// Plain views. Only constraints decide their size.
final class PlainViewsViewController: ComparisonViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Plain views"
  }

  override var samples: [Sample] {
    [
      Sample(caption: "Width 120 and height 60, by constraints", view: box(width: 120, height: 60)),
      Sample(caption: "Width 60, and twice as high", view: box(width: 60, ratio: 2)),
    ]
  }

  private func box(width: CGFloat, height: CGFloat? = nil, ratio: CGFloat = 1) -> UIView {
    let view = UIView()
    view.backgroundColor = .systemPink
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: width).isActive = true
    if let height {
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
    } else {
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: ratio).isActive = true
    }
    return view
  }
}

#Preview("Plain views") {
  UINavigationController(rootViewController: PlainViewsViewController())
}
