import UIKit

/// Reads `<segmentedControl>`.
enum SegmentedControlReader: ViewReader {
  nonisolated static let attributes = "apportionsSegmentWidthsByContent segmentControlStyle selectedSegmentIndex"

  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UISegmentedControl { UISegmentedControl() }

  static func configure(_ control: UISegmentedControl, with properties: Properties, in tree: ViewTreeReader) {
    let context = tree.context
    ControlProperties.apply(properties, to: control)
    let segments = properties.child("segments").map { Array($0.children) } ?? []
    for (index, segment) in segments.enumerated() {
      if let image = context.images.image(of: segment, key: "image") {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        let title =
          context.localized(properties.element, "segmentTitles[\(index)]", original: segment.string("title")) ?? ""
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
      if let width = segment.finite("width"), width > 0 { control.setWidth(width, forSegmentAt: index) }
      if segment.bool("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
    }
    if let color = context.colors.color(properties.child(key: "selectedSegmentTintColor")) {
      control.selectedSegmentTintColor = color
    }
    control.selectedSegmentIndex = properties.int("selectedSegmentIndex") ?? UISegmentedControl.noSegment
    control.apportionsSegmentWidthsByContent = properties.bool("apportionsSegmentWidthsByContent") ?? false
  }
}
