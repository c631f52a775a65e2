extension UIView {
  /// Closures that make views of UIKit's classes with a frame, by the class.
  static let makersOfUIKit = Dictionary(uniqueKeysWithValues: list)

  private static let list: [(ObjectIdentifier, @MainActor (CGRect) -> UIView)] = [
    maker { UIView(frame: $0) },
    maker { UIActivityIndicatorView(frame: $0) },
    maker { UIButton(frame: $0) },
    maker { UICollectionReusableView(frame: $0) },
    maker { UICollectionViewCell(frame: $0) },
    maker { UIControl(frame: $0) },
    maker { UIDatePicker(frame: $0) },
    maker { UIImageView(frame: $0) },
    maker { UILabel(frame: $0) },
    maker { UINavigationBar(frame: $0) },
    maker { UIPageControl(frame: $0) },
    maker { UIPickerView(frame: $0) },
    maker { UIProgressView(frame: $0) },
    maker { UIRefreshControl(frame: $0) },
    maker { UIScrollView(frame: $0) },
    maker { UISearchBar(frame: $0) },
    maker { UISegmentedControl(frame: $0) },
    maker { UISlider(frame: $0) },
    maker { UIStackView(frame: $0) },
    maker { UIStepper(frame: $0) },
    maker { UISwitch(frame: $0) },
    maker { UITabBar(frame: $0) },
    maker { UITableView(frame: $0) },
    maker { UITextField(frame: $0) },
    maker { UITextView(frame: $0) },
    maker { UIToolbar(frame: $0) },
    maker { UIWindow(frame: $0) },
  ]

  private static func maker<View: UIView>(
    _ make: @escaping @MainActor (CGRect) -> View
  ) -> (ObjectIdentifier, @MainActor (CGRect) -> UIView) { (ObjectIdentifier(View.self), make) }
}
