extension UITableViewController {
  /// The controller's view; nil if it is not a table.
  var table: UITableView? {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Loads the table from the controller's Interface Builder document. If there is none, makes a table whose data
  /// source and delegate are this controller.
  func loadTable() {
    if loadViewFromDocument() { return }
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = table
    table.dataSource = self
    table.delegate = self
  }

  /// Sets whether the table is in editing mode. Does nothing if the view is not loaded.
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
