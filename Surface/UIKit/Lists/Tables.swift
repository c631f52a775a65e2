import Foundation

/// Says what a table shows.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row, filled in; reuse one by `dequeueReusableCell(withIdentifier:)`.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are; 1 unless stated.
  @answers(1) optional func numberOfSections(in tableView: UITableView) -> Int
  /// The header title of a section; none unless implemented.
  @answers(nil) optional func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The footer title of a section; none unless implemented.
  @answers(nil) optional func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be edited.
  @answers(true) optional func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a row can be moved. Inert: no touch leads to it.
  @neverCalled @answers(false)
  optional func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Inserts or deletes a row in the data. Inert: no touch leads to it.
  @neverCalled
  optional func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Moves a row in the data. Inert: no touch leads to it.
  @neverCalled
  optional func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// Titles of the section index. Inert: no index is shown.
  @neverCalled @answers(nil) optional func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section that a title of the section index stands for. Inert: no index is shown.
  @neverCalled @answers(index)
  optional func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

/// Fetches data before rows come into sight. Inert: a table asks for rows in sight only.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Fetches the data of rows. Inert: never called.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Stops fetching the data of rows. Inert: never called.
  @neverCalled optional func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

/// Provides the heights and views of a table's rows, headers and footers, and is informed of events.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// A row's height in points; the table's `rowHeight` unless stated.
  @answers(tableView.rowHeight)
  optional func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The estimated height of a row in points; by default the table's `estimatedRowHeight`.
  @answers(tableView.estimatedRowHeight)
  optional func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// The view above a section; none unless stated.
  @answers(nil) optional func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The view below a section; none unless stated.
  @answers(nil) optional func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// A header's height in points; the table's `sectionHeaderHeight` unless stated.
  @answers(tableView.sectionHeaderHeight)
  optional func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// A footer's height in points; the table's `sectionFooterHeight` unless stated.
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
  /// Called after the accessory button of a row was tapped.
  optional func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// The editing style of a row. Inert: no touch leads to it.
  @neverCalled @answers(.delete)
  optional func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  /// Whether a row is indented while it is edited. Inert: no touch leads to it.
  @neverCalled @answers(true)
  optional func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// Title of the button that deletes a row. Inert: no touch leads to it.
  @neverCalled @answers(nil)
  optional func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  /// Indentation level of a row. Inert: cells state their own level.
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
  /// The actions at the leading edge of a row that is swiped. Inert: no touch leads to it.
  @neverCalled @answers(nil)
  optional func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  /// The actions at the trailing edge of a row that is swiped. Inert: no touch leads to it.
  @neverCalled @answers(nil)
  optional func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  /// The actions of a row that is swiped, as before iOS 11. Inert: no touch leads to it.
  @neverCalled @answers(nil)
  optional func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
  /// Called before a swiped row shows its actions. Inert: no touch leads to it.
  @neverCalled optional func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called after a swiped row has shown its actions. Inert: no touch leads to it.
  @neverCalled optional func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// The place to which a row that is dragged may move. Inert: no touch leads to it.
  @neverCalled @answers(proposedDestinationIndexPath)
  optional func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// Whether a touch that lasts shows a menu of editing, as before iOS 13. Inert: no touch leads to it.
  @neverCalled @answers(false)
  optional func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  /// Whether the menu of editing offers an action. Inert: no touch leads to it.
  @neverCalled @answers(false)
  optional func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool
  /// Performs an action of the menu of editing. Inert: no touch leads to it.
  @neverCalled
  optional func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)
  /// Whether a row can be focused. Inert: there is no focus.
  @neverCalled @answers(true)
  optional func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Whether two fingers that move select several rows. Inert: no touch leads to it.
  @neverCalled @answers(false)
  optional func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    -> Bool
  /// Called when two fingers that move select several rows. Inert: no touch leads to it.
  @neverCalled
  optional func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Called when several rows were selected by two fingers. Inert: no touch leads to it.
  @neverCalled optional func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
  /// The menu of a row that is touched for long. Inert: no touch leads to it.
  @neverCalled @answers(nil)
  optional func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  )
    -> UIContextMenuConfiguration?
  /// The preview from which a menu grows. Inert: no touch leads to it.
  @neverCalled @answers(nil)
  optional func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview to which a menu shrinks. Inert: no touch leads to it.
  @neverCalled @answers(nil)
  optional func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the preview of a menu was tapped. Inert: no touch leads to it.
  @neverCalled
  optional func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before a menu is shown. Inert: no touch leads to it.
  @neverCalled
  optional func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before a menu goes away. Inert: no touch leads to it.
  @neverCalled
  optional func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

/// Says what is dragged out of a table. Inert: no touch leads to it.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: AnyObject {
  /// What is dragged of a row. Inert: never called.
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
  /// What is added to the drag. Inert: never called.
  @neverCalled @answers([])
  optional func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// How the preview of a row looks. Inert: never called.
  @neverCalled @answers(nil)
  optional func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  /// Called before the drag begins. Inert: never called.
  @neverCalled optional func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Called after the drag ended. Inert: never called.
  @neverCalled optional func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
}

/// A drop into a table. Inert: nothing is dragged.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: AnyObject {
  /// What is dropped.
  var items: [any UITableViewDropItem] { get }
  /// The index path at which the items are dropped; nil if they are dropped at no row.
  var destinationIndexPath: IndexPath? { get }
  /// What the drop does.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
}

/// An item that is dropped into a table. Inert: there is none.
@preconcurrency @MainActor public protocol UITableViewDropItem: AnyObject {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The row in this table that the item comes from; nil if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview in points.
  var previewSize: CGSize { get }
}

/// Takes what is dropped into a table. Inert: no touch leads to it.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {
  /// Takes what is dropped. Inert: never called.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether a drag is taken at all. Inert: never called.
  @neverCalled @answers(true)
  optional func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// What a drop would do. Inert: never called.
  @neverCalled @answers(UITableViewDropProposal(operation: .cancel))
  optional func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when a drag comes in. Inert: never called.
  @neverCalled optional func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Called when a drag goes out. Inert: never called.
  @neverCalled optional func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called after a drag that was seen ended. Inert: never called.
  @neverCalled optional func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

/// What a drop into a table would do. Inert: nothing is dragged; the proposal is kept.
open class UITableViewDropProposal: UIDropProposal {
  /// Where a drop goes.
  public enum Intent: Int, Hashable, Sendable {
    /// The drop has no particular place.
    case unspecified = 0
    /// Between rows.
    case insertAtDestinationIndexPath = 1
    /// Into a row.
    case insertIntoDestinationIndexPath = 2
    /// Between rows or into one.
    case automatic = 3
  }

  /// Where the drop goes.
  public let intent: Intent

  /// A proposal.
  @kept(super.init(operation: operation)) public init(operation: UIDropOperation, intent: Intent = .unspecified)
}

/// A controller whose view is a table, and which is the table's data source and delegate.
///
/// A table that comes from a document keeps the rows of the document. By default, the controller's methods return what
/// the document states for them.
open class UITableViewController: UIScrollingViewController, UITableViewDataSource, UITableViewDelegate {
  let style: UITableView.Style

  /// The table.
  // UIKit's type; nil only while the view isn't loaded.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @kept(table) open var tableView: UITableView! { get set }
  /// Whether the selected row is deselected when the view appears.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller of a table in a style.
  @kept(super.init(nibName: nil, bundle: nil)) public init(style: UITableView.Style)

  /// Creates a controller of a plain table.
  @kept(style = .plain, super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil))
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)

  /// Restores a controller of a plain table from an archive.
  @kept(style = .plain, super.init(coder: coder), _ = isMade(by: coder, as: UITableViewController.self))
  public required init?(coder: NSCoder)

  /// Makes the table, with this controller as data source and delegate.
  @answers(loadTable()) open override func loadView()

  /// Sets whether the table is edited. Overrides call super.
  @kept(super.setEditing(editing, animated: animated), showEditing(editing, animated: animated))
  open override func setEditing(_ editing: Bool, animated: Bool)

  /// Deselects the selected row if ``clearsSelectionOnViewWillAppear`` is set.
  @kept(super.viewWillAppear(animated), clearSelection(animated: animated))
  open override func viewWillAppear(_ animated: Bool)

  /// The control above the rows with which people reload the content.
  @kept(tableView?.refreshControl) open var refreshControl: UIRefreshControl? { get set }

  // MARK: Data source

  /// How many sections there are: those of the document, or 1.
  @answers(tableView.staticSections?.count ?? 1) open func numberOfSections(in tableView: UITableView) -> Int

  /// How many rows a section has: those of the document, or none.
  @answers(tableView.staticSection(section)?.cells.count ?? 0)
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row: that of the document, or an empty one.
  @answers(tableView.staticCell(at: indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil))
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Title of a section's header: that of the document, or none.
  @answers(tableView.staticSection(section)?.headerTitle)
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Title of a section's footer: that of the document, or none.
  @answers(tableView.staticSection(section)?.footerTitle)
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Whether a row can be edited.
  @answers(true) open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Whether a row can be moved. Inert: no touch leads to it.
  @answers(false) open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Inserts or deletes a row in the data. Inert: no touch leads to it.
  @inert
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  )

  /// Moves a row in the data. Inert: no touch leads to it.
  @inert
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  )

  /// Titles of the section index. Inert: no index is shown.
  @answers(nil) open func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// The section that a title of the section index stands for. Inert: no index is shown.
  @answers(index)
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

  // MARK: Delegate

  /// A row's height in points: that of the document, or the table's.
  @answers(tableView.staticCell(at: indexPath)?.statedRowHeight ?? tableView.rowHeight)
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// The estimated height of a row in points: the table's.
  @answers(tableView.estimatedRowHeight)
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

  /// The view above a section; none.
  @answers(nil) open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

  /// The view below a section; none.
  @answers(nil) open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// A header's height in points: the table's.
  @answers(tableView.sectionHeaderHeight)
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

  /// A footer's height in points: the table's.
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

  /// Called after the accessory button of a row was tapped.
  @answers open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// The editing style of a row. Inert: no touch leads to it.
  @answers(.delete)
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle

  /// Whether a row is indented while it is edited. Inert: no touch leads to it.
  @answers(true)
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool

  /// Title of the button that deletes a row. Inert: no touch leads to it.
  @answers(nil)
  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?

  /// Indentation level of a row. Inert: cells state their own level.
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

  /// The actions at the leading edge of a row that is swiped. Inert: no touch leads to it.
  @answers(nil)
  open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?

  /// The actions at the trailing edge of a row that is swiped. Inert: no touch leads to it.
  @answers(nil)
  open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?

  /// The actions of a row that is swiped, as before iOS 11. Inert: no touch leads to it.
  @answers(nil)
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?

  /// Called before a swiped row shows its actions. Inert: no touch leads to it.
  @inert open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

  /// Called after a swiped row has shown its actions. Inert: no touch leads to it.
  @inert open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

  /// The place to which a row that is dragged may move. Inert: no touch leads to it.
  @answers(proposedDestinationIndexPath)
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// Whether a touch that lasts shows a menu of editing, as before iOS 13. Inert: no touch leads to it.
  @answers(false) open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool

  /// Whether the menu of editing offers an action. Inert: no touch leads to it.
  @answers(false)
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool

  /// Performs an action of the menu of editing. Inert: no touch leads to it.
  @inert
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  )

  /// Whether a row can be focused. Inert: there is no focus.
  @answers(true) open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool

  /// Whether two fingers that move select several rows. Inert: no touch leads to it.
  @answers(false)
  open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool

  /// Called when two fingers that move select several rows. Inert: no touch leads to it.
  @inert open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

  /// Called when several rows were selected by two fingers. Inert: no touch leads to it.
  @inert open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)

  /// The menu of a row that is touched for long. Inert: no touch leads to it.
  @answers(nil)
  open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?

  /// The preview from which a menu grows. Inert: no touch leads to it.
  @answers(nil)
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// The preview to which a menu shrinks. Inert: no touch leads to it.
  @answers(nil)
  open func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Called when the preview of a menu was tapped. Inert: no touch leads to it.
  @inert
  open func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )

  /// Called before a menu is shown. Inert: no touch leads to it.
  @inert
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )

  /// Called before a menu goes away. Inert: no touch leads to it.
  @inert
  open func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
}
