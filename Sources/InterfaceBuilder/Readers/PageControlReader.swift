import UIKit

/// Reads `<pageControl>`.
enum PageControlReader: ViewReader {
  nonisolated static let attributes = "hidesForSinglePage numberOfPages"

  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UIPageControl { UIPageControl() }

  static func configure(_ control: UIPageControl, with properties: Properties, in tree: ViewTreeReader) {
    ControlProperties.apply(properties, to: control)
    control.numberOfPages = properties.int("numberOfPages") ?? 0
    control.currentPage = properties.int("currentPage") ?? 0
    let colors = tree.context.colors
    control.pageIndicatorTintColor = colors.color(properties.child(key: "pageIndicatorTintColor"))
    control.currentPageIndicatorTintColor = colors.color(properties.child(key: "currentPageIndicatorTintColor"))
    control.hidesForSinglePage = properties.bool("hidesForSinglePage") ?? false
  }
}
