import UIKit

/// Reads `<slider>`.
enum SliderReader: ViewReader {
  static func view(from properties: Properties, in tree: ViewTreeReader) -> UIView {
    let context = tree.context
    let slider = UISlider()
    ControlProperties.apply(properties, to: slider)
    slider.minimumValue = Float(properties.finite("minValue") ?? 0)
    slider.maximumValue = Float(properties.finite("maxValue") ?? 1)
    slider.value = Float(properties.finite("value") ?? 0)
    slider.minimumValueImage = context.images.image(of: properties, key: "minimumValueImage")
    slider.maximumValueImage = context.images.image(of: properties, key: "maximumValueImage")
    return slider
  }
}
