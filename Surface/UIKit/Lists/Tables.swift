import Foundation

/// Provides the rows, cells and titles of a table.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row, with its content set. Implementations get a cell from `dequeueReusableCell(withIdentifier:)`.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are; 1 by default.
  @answers(1) optional func numberOfSections(in tableView: UITableView) -> Int
  /// The header title of a section; nil by default.
  @answers(nil) optional func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The footer title of a section; nil by default.
  @answers(nil) optional func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be edited.
  @answers(true) optional func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a row can be moved. Inert: never called.
  @neverCalled @answers(false)
  optional func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Inserts or deletes a row in the data. Inert: never called.
  @neverCalled
  optional func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Moves a row in the data. Inert: never called.
  @neverCalled
  optional func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// Titles of the section index. Inert: no index is shown.
  @neverCalled @answers(nil) optional func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section to which a title of the section index leads. Inert: no index is shown.
  @neverCalled @answers(index)
  optional func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

/// Fetches data before rows become visible. Inert: a table asks for visible rows only.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Fetches the data of rows. Inert: never called.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Stops fetching the data of rows. Inert: never called.
  @neverCalled optional func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

/// Provides the heights and views of a table's rows, headers and footers, and is informed of events.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// A row's height in points; by default the table's `rowHeight`.
  @answers(tableView.rowHeight)
  optional func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The estimated height of a row in points; by default the table's `estimatedRowHeight`.
  @answers(tableView.estimatedRowHeight)
  optional func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// The view above the rows of a section; nil by default.
  @answers(nil) optional func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The view below the rows of a section; nil by default.
  @answers(nil) optional func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// A header's height in points; by default the table's `sectionHeaderHeight`.
  @answers(tableView.sectionHeaderHeight)
  optional func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// A footer's height in points; by default the table's `sectionFooterHeight`.
  @answers(tableView.sectionFooterHeight)
  optional func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Called before a row is displayed.
  optional func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called after a row is no longer displayed.
  optional func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called before a header is displayed.
  optional func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// Called before a footer is displayed.
  optional func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// Whether a row may be highlighted.
  @answers(true) optional func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called before a row is selected; returns the row to select, or nil for none.
  @answers(indexPath)
  optional func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after a row was selected.
  optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Called after a row was deselected.
  optional func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Whether a tap on a row performs its primary action; by default if the table is not edited.
  @answers(!tableView.isEditing)
  optional func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  /// Called after a tap on a row, also if the tap does not change the selection: the place for navigation. Not called
  /// while several rows can be selected.
  optional func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Called after the accessory button of a row was tapped.
  optional func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// The editing style of a row. A walk through an app asks for it, to know whether the table shows a button that deletes the row.
  @answers(.delete)
  optional func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  /// Whether a row is indented while it is edited. Inert: never called.
  @neverCalled @answers(true)
  optional func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// The title of the button that deletes a row; `nil` for “Delete”. A walk through an app asks for it.
  @answers(nil)
  optional func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  /// Indentation level of a row. Inert: never called; the level is that of the cell's `indentationLevel`.
  @neverCalled @answers(0)
  optional func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// Called before a row is deselected; returns the row to deselect, or nil for none.
  @answers(indexPath)
  optional func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after a row was highlighted.
  optional func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Called after a row was unhighlighted.
  optional func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// The estimated height of a header in points; by default the table's `estimatedSectionHeaderHeight`.
  @answers(tableView.estimatedSectionHeaderHeight)
  optional func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  /// The estimated height of a footer in points; by default the table's `estimatedSectionFooterHeight`.
  @answers(tableView.estimatedSectionFooterHeight)
  optional func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  /// Called after a header is no longer displayed.
  optional func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// Called after a footer is no longer displayed.
  optional func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  /// The actions at the leading edge of a row that is swiped. Inert: only a walk calls it.
  @answers(nil)
  optional func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  /// The actions at the trailing edge of a row that is swiped. Inert: only a walk calls it.
  @answers(nil)
  optional func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  /// The actions of a row that is swiped, in the form used before iOS 11. Inert: only a walk calls it.
  @answers(nil)
  optional func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
  /// Called before a swiped row shows its actions. Inert: never called.
  @neverCalled optional func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called after the actions of a swiped row have disappeared. Inert: never called.
  @neverCalled optional func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// The index path to which a row moves that is dragged to the proposed one. Inert: never called.
  @neverCalled @answers(proposedDestinationIndexPath)
  optional func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// Whether a long press on a row shows the edit menu, as before iOS 13. Inert: never called.
  @neverCalled @answers(false)
  optional func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  /// Whether the edit menu of a row offers an action. Inert: never called.
  @neverCalled @answers(false)
  optional func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool
  /// Performs an action that was chosen in the edit menu of a row. Inert: never called.
  @neverCalled
  optional func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)
  /// Whether a row can be focused. Inert: there is no focus.
  @neverCalled @answers(true)
  optional func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Whether a pan with two fingers selects several rows. Inert: never called.
  @neverCalled @answers(false)
  optional func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    -> Bool
  /// Called when a pan with two fingers begins to select several rows. Inert: never called.
  @neverCalled
  optional func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Called when a pan with two fingers has selected several rows. Inert: never called.
  @neverCalled optional func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
  /// The context menu that a long press on a row shows. Inert: only a walk calls it.
  @answers(nil)
  optional func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  )
    -> UIContextMenuConfiguration?
  /// The preview of a row while its context menu appears. Inert: never called.
  @neverCalled @answers(nil)
  optional func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview of a row while its context menu disappears. Inert: never called.
  @neverCalled @answers(nil)
  optional func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the preview of a context menu was tapped. Inert: only a walk calls it.
  optional func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before a context menu is shown. Inert: never called.
  @neverCalled
  optional func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before a context menu disappears. Inert: never called.
  @neverCalled
  optional func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

/// Provides the items that are dragged out of a table. Inert: nothing can be dragged.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: AnyObject {
  /// The items for a drag that begins at a row; an empty array for no drag. Inert: never called.
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
  /// The items that a tap on another row adds to the drag. Inert: never called.
  @neverCalled @answers([])
  optional func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// The appearance of the preview of a row that is dragged. Inert: never called.
  @neverCalled @answers(nil)
  optional func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  /// Called before the drag begins. Inert: never called.
  @neverCalled optional func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Called after the drag ended. Inert: never called.
  @neverCalled optional func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
}

/// Describes a drop of items into a table. Inert: nothing can be dropped.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: AnyObject {
  /// The items that are dropped.
  var items: [any UITableViewDropItem] { get }
  /// The index path at which the items are dropped; nil if they are dropped at no row.
  var destinationIndexPath: IndexPath? { get }
  /// The operation and the position that the drop delegate proposed for the drop.
  var proposal: UITableViewDropProposal { get }
  /// The session of drag and drop to which the drop belongs.
  var session: any UIDropSession { get }
}

/// An item that is dropped into a table. Inert: nothing can be dropped.
@preconcurrency @MainActor public protocol UITableViewDropItem: AnyObject {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The row in this table that the item comes from; nil if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview in points.
  var previewSize: CGSize { get }
}

/// Accepts items that are dropped into a table. Inert: nothing can be dropped.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {
  /// Puts the dropped items into the app's data. Inert: never called.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the items of a drag session can be dropped into the table. Inert: never called.
  @neverCalled @answers(true)
  optional func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// What a drop at the present position would do. Inert: never called.
  @neverCalled @answers(UITableViewDropProposal(operation: .cancel))
  optional func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when a drag enters the table. Inert: never called.
  @neverCalled optional func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Called when a drag leaves the table. Inert: never called.
  @neverCalled optional func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called after the end of a drag that had entered the table. Inert: never called.
  @neverCalled optional func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

/// What a drop into a table would do. Inert: nothing can be dropped; the proposal is only stored.
open class UITableViewDropProposal: UIDropProposal {
  /// Where dropped items are put.
  public enum Intent: Int, Hashable, Sendable {
    /// At no particular position.
    case unspecified = 0
    /// Between rows.
    case insertAtDestinationIndexPath = 1
    /// Into a row.
    case insertIntoDestinationIndexPath = 2
    /// Between rows or into a row, depending on the position of the finger.
    case automatic = 3
  }

  /// Where the dropped items are put.
  public let intent: Intent

  /// Creates a proposal.
  @kept(super.init(operation: operation)) public init(operation: UIDropOperation, intent: Intent = .unspecified)
}

/// A controller whose view is a table, and which is the table's data source and delegate.
///
/// If an Interface Builder document defines the table with static rows, the controller's data source methods return
/// these rows and their titles, unless a subclass overrides the methods.
open class UITableViewController: UIScrollingViewController, UITableViewDataSource, UITableViewDelegate {
  let style: UITableView.Style

  /// The table.
  // UIKit's type; nil only while the view isn't loaded.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @kept(table) open var tableView: UITableView! { get set }
  /// Whether the selected row is deselected when the view appears.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller whose table has a style.
  @kept(super.init(nibName: nil, bundle: nil)) public init(style: UITableView.Style)

  /// Creates a controller whose view comes from a nib. Without a nib, it makes a plain table.
  @kept(style = .plain, super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil))
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)

  /// Restores a controller from an archive. If the archive has no view, the controller makes a plain table.
  @kept(style = .plain, super.init(coder: coder), _ = isMade(by: coder, as: UITableViewController.self))
  public required init?(coder: NSCoder)

  /// Loads the table from the controller's Interface Builder document. If there is none, makes a table whose data
  /// source and delegate are this controller.
  @answers(loadTable()) open override func loadView()

  /// Sets whether the controller and its table are in editing mode. Overrides call super.
  @kept(super.setEditing(editing, animated: animated), showEditing(editing, animated: animated))
  open override func setEditing(_ editing: Bool, animated: Bool)

  /// Deselects the selected rows if ``clearsSelectionOnViewWillAppear`` is true.
  @kept(super.viewWillAppear(animated), clearSelection(animated: animated))
  open override func viewWillAppear(_ animated: Bool)

  /// The control above the rows with which people reload the content.
  @kept(tableView?.refreshControl) open var refreshControl: UIRefreshControl? { get set }

  // MARK: Data source

  /// How many sections there are: the number of static sections in the Interface Builder document, or 1.
  @answers(tableView.staticSections?.count ?? 1) open func numberOfSections(in tableView: UITableView) -> Int

  /// How many rows a section has: the number of static rows in the Interface Builder document, or 0.
  @answers(tableView.staticSection(section)?.cells.count ?? 0)
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row: the static cell from the Interface Builder document, or an empty cell.
  @answers(tableView.staticCell(at: indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil))
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Title of a section's header: the title in the Interface Builder document, or nil.
  @answers(tableView.staticSection(section)?.headerTitle)
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Title of a section's footer: the title in the Interface Builder document, or nil.
  @answers(tableView.staticSection(section)?.footerTitle)
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Whether a row can be edited.
  @answers(true) open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Whether a row can be moved. Inert: never called.
  @answers(false) open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Inserts or deletes a row in the data. Inert: never called.
  @inert
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  )

  /// Moves a row in the data. Inert: never called.
  @inert
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  )

  /// Titles of the section index. Inert: no index is shown.
  @answers(nil) open func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// The section to which a title of the section index leads. Inert: no index is shown.
  @answers(index)
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

  // MARK: Delegate

  /// A row's height in points: the height that the Interface Builder document sets for a static row, or the table's
  /// `rowHeight`.
  @answers(tableView.staticCell(at: indexPath)?.statedRowHeight ?? tableView.rowHeight)
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// The estimated height of a row in points: the table's `estimatedRowHeight`.
  @answers(tableView.estimatedRowHeight)
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

  /// The view above the rows of a section; nil unless overridden.
  @answers(nil) open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// The view below the rows of a section; nil unless overridden.
  @answers(nil) open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// A header's height in points: the table's `sectionHeaderHeight`.
  @answers(tableView.sectionHeaderHeight)
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// A footer's height in points: the table's `sectionFooterHeight`.
  @answers(tableView.sectionFooterHeight)
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

  /// Called before a row is displayed.
  @answers open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Called after a row is no longer displayed.
  @answers
  open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)

  /// Called before a header is displayed.
  @answers open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)

  /// Called before a footer is displayed.
  @answers open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)

  /// Whether a row may be highlighted.
  @answers(true) open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Called before a row is selected; returns the row to select, or nil for none.
  @answers(indexPath) open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called after a row was selected.
  @answers open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

  /// Called after a row was deselected.
  @answers open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

  /// Whether a tap on a row performs its primary action; by default if the table is not edited.
  @answers(!tableView.isEditing)
  open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool

  /// Called after a tap on a row, also if the tap does not change the selection: the place for navigation. Not called
  /// while several rows can be selected.
  @answers open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

  /// Called after the accessory button of a row was tapped.
  @answers open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// The editing style of a row. A walk through an app asks for it, to know whether the table shows a button that deletes the row.
  @answers(.delete)
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle

  /// Whether a row is indented while it is edited. Inert: never called.
  @answers(true)
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool

  /// The title of the button that deletes a row; `nil` for “Delete”. A walk through an app asks for it.
  @answers(nil)
  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?

  /// Indentation level of a row. Inert: never called; the level is that of the cell's `indentationLevel`.
  @answers(0) open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  /// Called before a row is deselected; returns the row to deselect, or nil for none.
  @answers(indexPath)
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called after a row was highlighted.
  @answers open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)

  /// Called after a row was unhighlighted.
  @answers open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)

  /// The estimated height of a header in points; by default the table's `estimatedSectionHeaderHeight`.
  @answers(tableView.estimatedSectionHeaderHeight)
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat

  /// The estimated height of a footer in points; by default the table's `estimatedSectionFooterHeight`.
  @answers(tableView.estimatedSectionFooterHeight)
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

  /// Called after a header is no longer displayed.
  @answers open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)

  /// Called after a footer is no longer displayed.
  @answers open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  /// The actions at the leading edge of a row that is swiped. Inert: only a walk calls it.
  @answers(nil)
  open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?

  /// The actions at the trailing edge of a row that is swiped. Inert: only a walk calls it.
  @answers(nil)
  open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?

  /// The actions of a row that is swiped, in the form used before iOS 11. Inert: only a walk calls it.
  @answers(nil)
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?

  /// Called before a swiped row shows its actions. Inert: never called.
  @inert open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

  /// Called after the actions of a swiped row have disappeared. Inert: never called.
  @inert open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

  /// The index path to which a row moves that is dragged to the proposed one. Inert: never called.
  @answers(proposedDestinationIndexPath)
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// Whether a long press on a row shows the edit menu, as before iOS 13. Inert: never called.
  @answers(false) open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool

  /// Whether the edit menu of a row offers an action. Inert: never called.
  @answers(false)
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool

  /// Performs an action that was chosen in the edit menu of a row. Inert: never called.
  @inert
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  )

  /// Whether a row can be focused. Inert: there is no focus.
  @answers(true) open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool

  /// Whether a pan with two fingers selects several rows. Inert: never called.
  @answers(false)
  open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool

  /// Called when a pan with two fingers begins to select several rows. Inert: never called.
  @inert open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

  /// Called when a pan with two fingers has selected several rows. Inert: never called.
  @inert open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  /// The context menu that a long press on a row shows. Inert: only a walk calls it.
  @answers(nil)
  open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?

  /// The preview of a row while its context menu appears. Inert: never called.
  @answers(nil)
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// The preview of a row while its context menu disappears. Inert: never called.
  @answers(nil)
  open func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Called when the preview of a context menu was tapped. Inert: only a walk calls it.
  @inert
  open func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )

  /// Called before a context menu is shown. Inert: never called.
  @inert
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// Called before a context menu disappears. Inert: never called.
  @inert
  open func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
}
