import UIKit

/// Views in a stack view that are constrained to each other: the first is half as high as the last, the second as high.
final class TiedHeightsViewController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBarItem = UITabBarItem(title: "Tied", image: UIImage(systemName: "line.3.horizontal"), tag: 0)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
