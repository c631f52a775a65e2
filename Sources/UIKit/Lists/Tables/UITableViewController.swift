import Foundation

/// A controller whose view is a table, and which is the table's data source and delegate.
///
/// A table that comes from a document keeps the rows of the document; what the controller says of them by default is what
/// the document says.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  /// The table.
  // UIKit's type; nil only while the view isn't loaded.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  /// Whether a chosen row is freed when the view appears.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller of a table in a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a plain table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Restores a controller of a plain table from an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Makes the table, with this controller as data source and delegate.
  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = table
    table.dataSource = self
    table.delegate = self
  }

  // MARK: Data source

  /// How many sections there are: those of the document, or 1.
  open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticSections?.count ?? 1 }

  /// How many rows a section has: those of the document, or none.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticSection(section)?.cells.count ?? 0
  }

  /// The cell of a row: that of the document, or an empty one.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.staticCell(at: indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Title of a section's header: that of the document, or none.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticSection(section)?.headerTitle
  }

  /// Title of a section's footer: that of the document, or none.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticSection(section)?.footerTitle
  }

  /// Whether a row can be edited. Inert: tables can't be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Whether a row can be moved. Inert: tables can't be edited.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Inserts or deletes a row in the data. Inert: tables can't be edited.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  /// Moves a row in the data. Inert: tables can't be edited.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  /// Titles of the section index. Inert: no index is shown.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  // MARK: Delegate

  /// A row's height in points: that of the document, or the table's.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.staticCell(at: indexPath)?.statedRowHeight ?? tableView.rowHeight
  }

  /// A guess of a row's height in points: the table's.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }

  /// The view above a section; none.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }

  /// The view below a section; none.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }

  /// A header's height in points: the table's.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }

  /// A footer's height in points: the table's.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }

  /// Called before a row is displayed.
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

  /// Called after a row is no longer displayed.
  open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
  }

  /// Called before a header is displayed.
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}

  /// Called before a footer is displayed.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}

  /// Whether a row may be highlighted. Inert: there are no touches.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

  /// Called before a row is selected; returns the row to select. Inert: there are no touches.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

  /// Called after a row was selected. Inert: there are no touches.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Called after a row was deselected. Inert: there are no touches.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Called after the accessory button of a row was tapped. Inert: there are no touches.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

  /// The editing style of a row. Inert: tables can't be edited.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }

  /// Whether a row is indented while it is edited. Inert: tables can't be edited.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }

  /// Title of the button that deletes a row. Inert: tables can't be edited.
  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  { nil }

  /// Indentation level of a row. Inert: cells state their own level.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
}
