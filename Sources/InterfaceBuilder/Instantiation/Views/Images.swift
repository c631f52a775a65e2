import UIKit

extension SceneInstantiator {
  func makeImageView(_ properties: Properties) -> UIView {
    let view = UIImageView()
    configure(view, with: properties)
    return view
  }

  func configure(_ view: UIImageView, with properties: Properties) {
    view.image = images.image(of: properties, key: "image")
    view.highlightedImage = images.image(of: properties, key: "highlightedImage")
    view.isHighlighted = properties.bool("highlighted") ?? false
    if let configuration = images.symbolConfiguration(properties.element) {
      view.preferredSymbolConfiguration = configuration
    }
    if let adjusts = properties.bool("adjustsImageSizeForAccessibilityContentSizeCategory") {
      view.adjustsImageSizeForAccessibilityContentSizeCategory = adjusts
    }
  }
}
