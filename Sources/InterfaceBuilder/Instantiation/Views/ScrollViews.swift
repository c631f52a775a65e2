import UIKit

extension SceneInstantiator {
  func makeScrollView(_ properties: Properties) -> UIView {
    let view = UIScrollView()
    applyScrollProperties(properties, to: view)
    return view
  }

  /// What every scroll view has.
  func applyScrollProperties(_ properties: Properties, to view: UIScrollView) {
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
    if let insets = insets(properties, key: "contentInset") { view.contentInset = insets }
  }
}
