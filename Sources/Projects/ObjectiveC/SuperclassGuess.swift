/// The class of UIKit that a class of another library is most likely derived from, by the end of its name.
enum SuperclassGuess {
  /// - Parameter name: the name of a class that nobody declares.
  /// - Returns: `NSObject` if the name does not say it.
  static func superclass(for name: String) -> String {
    for (ending, superclass) in endings where name.hasSuffix(ending) { return superclass }
    return "NSObject"
  }

  /// Longer endings come first.
  private static let endings: KeyValuePairs = [
    "TableViewController": "UITableViewController", "CollectionViewController": "UICollectionViewController",
    "NavigationController": "UINavigationController", "TabBarController": "UITabBarController",
    "ViewController": "UIViewController", "CollectionViewCell": "UICollectionViewCell",
    "TableViewCell": "UITableViewCell", "HeaderFooterView": "UITableViewHeaderFooterView", "Label": "UILabel",
    "Button": "UIButton", "TextField": "UITextField", "TextView": "UITextView", "ImageView": "UIImageView",
    "ScrollView": "UIScrollView", "TableView": "UITableView", "CollectionView": "UICollectionView",
    "StackView": "UIStackView", "Switch": "UISwitch", "Slider": "UISlider", "Control": "UIControl", "View": "UIView",
  ]
}
