import UIKit

/// Image views. Their natural size is that of the image.
final class ImageViewsViewController: ComparisonViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Image views"
  }

  override var samples: [Sample] {
    [
      Sample(caption: "As large as its image", view: imageView()),
      Sample(caption: "Half as high; the width stays that of the image", view: imageView(height: 28)),
    ]
  }

  private func imageView(height: CGFloat? = nil) -> UIImageView {
    let view = UIImageView(image: UIImage(named: "lock"))
    view.contentMode = .scaleAspectFit
    view.backgroundColor = .secondarySystemBackground
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return view
  }
}

#Preview("Image views") {
  UINavigationController(rootViewController: ImageViewsViewController())
}
