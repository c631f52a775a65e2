import UIKit

/// Views in a stack view that fills in proportion to their natural sizes, which the xib sets.
final class ProportionalHeightsViewController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBarItem = UITabBarItem(title: "Proportional", image: UIImage(systemName: "slider.horizontal.3"), tag: 1)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
