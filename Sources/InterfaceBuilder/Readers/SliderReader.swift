import UIKit

/// Reads `<slider>`.
enum SliderReader: ViewReader {
  nonisolated static let attributes = """
    continuous maxValue maximumValueImage minValue minimumValueImage sliderStyle value
    """

  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UISlider { UISlider() }

  static func configure(_ slider: UISlider, with properties: Properties, in tree: ViewTreeReader) {
    let context = tree.context
    ControlProperties.apply(properties, to: slider)
    slider.minimumValue = Float(properties.finite("minValue") ?? 0)
    slider.maximumValue = Float(properties.finite("maxValue") ?? 1)
    slider.value = Float(properties.finite("value") ?? 0)
    slider.minimumValueImage = context.images.image(of: properties, key: "minimumValueImage")
    slider.maximumValueImage = context.images.image(of: properties, key: "maximumValueImage")
  }
}
