extension UITableViewController {
  /// The controller's view, if that is a table.
  var table: UITableView? {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Makes the table, with this controller as data source and delegate, unless the document has one.
  func loadTable() {
    if loadViewFromDocument() { return }
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = table
    table.dataSource = self
    table.delegate = self
  }

  /// Sets whether the table is edited, if it is loaded.
  func showEditing(_ editing: Bool, animated: Bool) {
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  /// Deselects the selected rows if ``clearsSelectionOnViewWillAppear`` is set.
  func clearSelection(animated: Bool) {
    guard clearsSelectionOnViewWillAppear, let tableView else { return }
    for indexPath in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: indexPath, animated: animated)
    }
  }
}
