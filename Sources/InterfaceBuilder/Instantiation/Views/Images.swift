import UIKit

extension SceneInstantiator {
  func makeImageView(_ properties: Properties) -> UIView {
    let view = UIImageView()
    view.image = images.image(of: properties, key: "image")
    view.highlightedImage = images.image(of: properties, key: "highlightedImage")
    view.isHighlighted = properties.bool("highlighted") ?? false
    if let configuration = images.symbolConfiguration(properties.element) {
      view.preferredSymbolConfiguration = configuration
    }
    if let adjusts = properties.bool("adjustsImageSizeForAccessibilityContentSizeCategory") {
      view.adjustsImageSizeForAccessibilityContentSizeCategory = adjusts
    }
    return view
  }
}
