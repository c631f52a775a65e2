import UIKit

/// Reads `<pageControl>`.
enum PageControlReader: ViewReader {
  static func view(from properties: Properties, in tree: ViewTreeReader) -> UIView {
    let control = UIPageControl()
    ControlProperties.apply(properties, to: control)
    control.numberOfPages = properties.int("numberOfPages") ?? 0
    control.currentPage = properties.int("currentPage") ?? 0
    control.hidesForSinglePage = properties.bool("hidesForSinglePage") ?? false
    return control
  }
}
