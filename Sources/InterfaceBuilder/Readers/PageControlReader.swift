import UIKit

/// Reads `<pageControl>`.
enum PageControlReader: ViewReader {
  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UIPageControl { UIPageControl() }

  static func configure(_ control: UIPageControl, with properties: Properties, in tree: ViewTreeReader) {
    ControlProperties.apply(properties, to: control)
    control.numberOfPages = properties.int("numberOfPages") ?? 0
    control.currentPage = properties.int("currentPage") ?? 0
    control.hidesForSinglePage = properties.bool("hidesForSinglePage") ?? false
  }
}
