import UIKit

/// Reads `<scrollView>`.
enum ScrollViewReader: ViewReader {
  static func makeView(_ properties: Properties, in tree: ViewTreeReader) -> UIScrollView { UIScrollView() }

  static func configure(_ view: UIScrollView, with properties: Properties, in tree: ViewTreeReader) {
    apply(properties, to: view)
  }

  /// Applies the properties that every scroll view has.
  static func apply(_ properties: Properties, to view: UIScrollView) {
    view.isScrollEnabled = properties.bool("scrollEnabled") ?? true
    view.isPagingEnabled = properties.bool("pagingEnabled") ?? false
    view.bounces = properties.bool("bounces") ?? true
    view.alwaysBounceVertical = properties.bool("alwaysBounceVertical") ?? false
    view.alwaysBounceHorizontal = properties.bool("alwaysBounceHorizontal") ?? false
    view.showsVerticalScrollIndicator = properties.bool("showsVerticalScrollIndicator") ?? true
    view.showsHorizontalScrollIndicator = properties.bool("showsHorizontalScrollIndicator") ?? true
    switch properties["contentInsetAdjustmentBehavior"] {
    case "never": view.contentInsetAdjustmentBehavior = .never
    case "always": view.contentInsetAdjustmentBehavior = .always
    case "scrollableAxes": view.contentInsetAdjustmentBehavior = .scrollableAxes
    default: view.contentInsetAdjustmentBehavior = .automatic
    }
    if let insets = properties.insets("contentInset") { view.contentInset = insets }
  }
}
