import UIKit

/// Sets the outlets `delegate` and `dataSource` of UIKit's views to objects of the app.
@MainActor enum DelegateOutlets {
  /// Sets `delegate` or `dataSource` of a view. Does nothing if the view does not have the property.
  static func set(_ property: String, of view: UIView, to object: AnyObject) {
    if property == "delegate" {
      setDelegate(of: view, to: object)
    } else {
      setDataSource(of: view, to: object)
    }
  }

  private static func setDelegate(of view: UIView, to object: AnyObject) {
    switch view {
    case let table as UITableView: table.delegate = object as? any UITableViewDelegate
    case let list as UICollectionView: list.delegate = object as? any UICollectionViewDelegate
    case let text as UITextView: text.delegate = object as? any UITextViewDelegate
    // The classes in the cases above are subclasses of `UIScrollView`, so this case has to come after them.
    case let scrollView as UIScrollView: scrollView.delegate = object as? any UIScrollViewDelegate
    case let field as UITextField: field.delegate = object as? any UITextFieldDelegate
    case let bar as UISearchBar: bar.delegate = object as? any UISearchBarDelegate
    case let picker as UIPickerView: picker.delegate = object as? any UIPickerViewDelegate
    default: break
    }
  }

  private static func setDataSource(of view: UIView, to object: AnyObject) {
    switch view {
    case let table as UITableView: table.dataSource = object as? any UITableViewDataSource
    case let list as UICollectionView: list.dataSource = object as? any UICollectionViewDataSource
    case let picker as UIPickerView: picker.dataSource = object as? any UIPickerViewDataSource
    default: break
    }
  }
}
