/// Guesses the UIKit superclass of a class whose declaration is not available, by the end of its name.
enum SuperclassGuess {
  /// - Parameter name: the name of a class that neither the app nor a framework declares.
  /// - Returns: the UIKit class; `NSObject` if the name has none of the known endings.
  static func superclass(for name: String) -> String {
    for (ending, superclass) in endings where name.hasSuffix(ending) { return superclass }
    return "NSObject"
  }

  /// The superclasses by the endings of names. The first matching ending is used, so longer endings come first.
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
