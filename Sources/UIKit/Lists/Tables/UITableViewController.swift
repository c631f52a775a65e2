import Foundation

/// A controller whose view is a table.
open class UITableViewController: UIViewController {
  /// The table.
  // UIKit's type; nil only while the view isn't loaded.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  /// Whether a chosen row is freed when the view appears.
  open var clearsSelectionOnViewWillAppear = true
}
