import Foundation

/// Methods for moving items with a finger. Inert: items stay where they are.
extension UICollectionView {
  /// Starts to move an item. Inert: false.
  @answers(false) @discardableResult public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool
  /// Moves the item to a point of the collection view.
  @inert public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint)
  /// Ends the movement and leaves the item at its new position.
  @inert public func endInteractiveMovement()
  /// Ends the movement and puts the item back at its old position.
  @inert public func cancelInteractiveMovement()
}

extension UICollectionView {
  /// The kinds of views in a collection view.
  public enum ElementCategory: UInt, Hashable, Sendable {
    /// Items.
    case cell = 0
    /// Headers, footers and other views beside the items.
    case supplementaryView = 1
    /// Decorations of the layout.
    case decorationView = 2
  }
}

/// Provides the items, cells, headers and footers of a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item, with its content set.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// How many sections there are; 1 by default.
  @answers(1) optional func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The view of a section's header or footer; an empty view by default.
  @answers(UICollectionReusableView(frame: .zero))
  optional func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Whether an item can be moved. Inert: never called.
  @neverCalled @answers(false)
  optional func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Moves an item in the data. Inert: never called.
  @neverCalled
  optional func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

/// Fetches data before items become visible. Inert: a collection view asks for visible items only.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Fetches the data of items. Inert: never called.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Stops fetching the data of items. Inert: never called.
  @neverCalled
  optional func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

/// Is informed when a collection view displays, highlights and selects items, and decides which items it may.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Called before an item is displayed.
  optional func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// Called after an item is no longer displayed.
  optional func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// Whether an item may be highlighted.
  @answers(true)
  optional func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  /// Called after an item was highlighted.
  optional func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Called after an item was unhighlighted.
  optional func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Whether an item may be selected.
  @answers(true)
  optional func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// Whether an item may be deselected.
  @answers(true)
  optional func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// Called after an item was selected.
  optional func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called after an item was deselected.
  optional func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Whether a tap on an item performs its primary action; by default if the collection view is not edited.
  @answers(!collectionView.isEditing)
  optional func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool
  /// Called after a tap on an item, also if the tap does not change the selection: the place for navigation. Not called
  /// while several items can be selected.
  optional func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
  /// Called before a header or footer is displayed.
  optional func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  /// Called after a header or footer is no longer displayed.
  optional func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
  /// Whether a long press on an item shows the edit menu. Inert: never called.
  @neverCalled @answers(false)
  optional func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
  /// Whether the edit menu of an item offers an action. Inert: never called.
  @neverCalled @answers(false)
  optional func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  /// Performs an action that was chosen in the edit menu of an item. Inert: never called.
  @neverCalled
  optional func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?)
  /// Whether an item can be focused. Inert: there is no focus.
  @neverCalled @answers(true)
  optional func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
  /// Whether a pan with two fingers selects several items. Inert: never called.
  @neverCalled @answers(false)
  optional func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// The index path to which an item moves that is dragged to the proposed one. Inert: never called.
  @neverCalled @answers(proposedIndexPath)
  optional func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// The context menu that a long press on an item shows. Inert: only a walk calls it.
  @answers(nil)
  optional func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The context menu that a long press on one or several selected items shows. Inert: only a walk calls it.
  @answers(nil)
  optional func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The preview of an item while its context menu appears. Inert: never called.
  @neverCalled @answers(nil)
  optional func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview of an item while its context menu disappears. Inert: never called.
  @neverCalled @answers(nil)
  optional func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the preview of a context menu was tapped. Inert: only a walk calls it.
  optional func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

/// Provides sizes, insets and distances that differ between the items or sections of a flow layout.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// An item's size in points; by default the layout's `itemSize`.
  @answers((collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero)
  optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Insets around a section's items, in points; by default the layout's `sectionInset`.
  @answers((collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero)
  optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The least distance between lines of a section, in points; by default the layout's `minimumLineSpacing`.
  @answers((collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0)
  optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least distance between items of a line, in points; by default the layout's `minimumInteritemSpacing`.
  @answers((collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0)
  optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Size of a section's header in points; by default the layout's `headerReferenceSize`.
  @answers((collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero)
  optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Size of a section's footer in points; by default the layout's `footerReferenceSize`.
  @answers((collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero)
  optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

/// Provides the items that are dragged out of a collection view. Inert: nothing can be dragged.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: AnyObject {
  /// The drag items for a drag that begins at an item; an empty array for no drag. Inert: never called.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// The drag items that a tap on another item adds to the drag. Inert: never called.
  @neverCalled @answers([])
  optional func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// The appearance of the preview of an item that is dragged. Inert: never called.
  @neverCalled @answers(nil)
  optional func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  /// Called before the drag begins. Inert: never called.
  @neverCalled
  optional func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Called after the drag ended. Inert: never called.
  @neverCalled
  optional func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
}

/// Describes a drop of items into a collection view. Inert: nothing can be dropped.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: AnyObject {
  /// The items that are dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path at which the items are dropped; nil if they are dropped at no item.
  var destinationIndexPath: IndexPath? { get }
  /// The operation and the position that the drop delegate proposed for the drop.
  var proposal: UICollectionViewDropProposal { get }
  /// The session of drag and drop to which the drop belongs.
  var session: any UIDropSession { get }
  /// Animates the preview of a dropped item to the frame of an item of the collection view.
  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

/// An item that is dropped into a collection view. Inert: nothing can be dropped.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: AnyObject {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The index path from which the item was dragged; nil if it does not come from this collection view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview in points.
  var previewSize: CGSize { get }
}

/// Runs animations together with the animation of a drag or drop. Inert: nothing can be dragged.
@preconcurrency @MainActor public protocol UIDragAnimating: AnyObject {
  /// Adds a closure that changes what is animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animation ends.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Accepts items that are dropped into a collection view. Inert: nothing can be dropped.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: AnyObject {
  /// Puts the dropped items into the app's data. Inert: never called.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether the items of a drag session can be dropped into the collection view. Inert: never called.
  @neverCalled @answers(true)
  optional func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// What a drop at the present position would do. Inert: never called.
  @neverCalled @answers(UICollectionViewDropProposal(operation: .cancel))
  optional func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when a drag enters the collection view. Inert: never called.
  @neverCalled
  optional func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Called when a drag leaves the collection view. Inert: never called.
  @neverCalled
  optional func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called after the end of a drag that had entered the collection view. Inert: never called.
  @neverCalled
  optional func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// The appearance of the preview of an item that is dropped. Inert: never called.
  @neverCalled @answers(nil)
  optional func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

/// What a drop into a collection view would do. Inert: nothing can be dropped; the proposal is only stored.
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where dropped items are put.
  public enum Intent: Int, Hashable, Sendable {
    /// At no particular position.
    case unspecified = 0
    /// Between items.
    case insertAtDestinationIndexPath = 1
    /// Into an item.
    case insertIntoDestinationIndexPath = 2
  }

  /// Where the dropped items are put.
  public let intent: Intent

  /// Creates a proposal.
  @kept(super.init(operation: operation)) public init(operation: UIDropOperation, intent: Intent = .unspecified)
}

/// A controller whose view is a collection view. The controller is the collection view's data source and delegate.
open class UICollectionViewController: UIScrollingViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  let ownLayout: UICollectionViewLayout

  /// The collection view.
  // UIKit's type; nil only while the view isn't loaded.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @kept(list) open var collectionView: UICollectionView! { get set }
  /// The layout that the controller was made with.
  @answers((viewIfLoaded as? UICollectionView)?.collectionViewLayout ?? ownLayout)
  open var collectionViewLayout: UICollectionViewLayout { get }
  /// Whether the selected item is deselected when the view appears.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller whose collection view has a layout.
  @kept(ownLayout = layout, super.init(nibName: nil, bundle: nil))
  public init(collectionViewLayout layout: UICollectionViewLayout)

  /// Creates a controller whose view comes from a nib. Without a nib, it makes a collection view with a flow layout.
  @kept(ownLayout = UICollectionViewFlowLayout(), super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil))
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)

  /// Restores a controller from an archive. If the archive has no view, the controller makes a collection view with a
  /// flow layout.
  @kept(ownLayout = UICollectionViewFlowLayout(), super.init(coder: coder)) public required init?(coder: NSCoder)

  /// Loads the collection view from the controller's Interface Builder document. If there is none, makes a collection
  /// view whose data source and delegate are this controller.
  @answers(loadList()) open override func loadView()

  // MARK: Data source

  /// How many sections there are; 1 unless overridden.
  @answers(1) open func numberOfSections(in collectionView: UICollectionView) -> Int

  /// How many items a section has; 0 unless overridden.
  @answers(0) open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// The cell of an item; an empty cell unless overridden.
  @answers(UICollectionViewCell(frame: .zero))
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell

  /// The view of a section's header or footer; an empty view by default.
  @answers(UICollectionReusableView(frame: .zero))
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Whether an item can be moved. Inert: never called.
  @answers(false)
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// Moves an item in the data. Inert: never called.
  @inert
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  )

  // MARK: Delegate

  /// Called before an item is displayed.
  @answers
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  )

  /// Called after an item is no longer displayed.
  @answers
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  )

  /// Whether an item may be highlighted.
  @answers(true)
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool

  /// Called after an item was highlighted.
  @answers open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)

  /// Called after an item was unhighlighted.
  @answers open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

  /// Whether an item may be selected.
  @answers(true)
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool

  /// Whether an item may be deselected.
  @answers(true)
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool

  /// Called after an item was selected.
  @answers open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

  /// Called after an item was deselected.
  @answers open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

  /// Whether a tap on an item performs its primary action; by default if the collection view is not edited.
  @answers(!collectionView.isEditing)
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool

  /// Called after a tap on an item, also if the tap does not change the selection: the place for navigation. Not called
  /// while several items can be selected.
  @answers
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  )

  /// Called before a header or footer is displayed.
  @answers
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  )

  /// Called after a header or footer is no longer displayed.
  @answers
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  )

  /// Whether a long press on an item shows the edit menu. Inert: never called.
  @answers(false)
  open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool

  /// Whether the edit menu of an item offers an action. Inert: never called.
  @answers(false)
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool

  /// Performs an action that was chosen in the edit menu of an item. Inert: never called.
  @inert
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  )

  /// Whether an item can be focused. Inert: there is no focus.
  @answers(true)
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool

  /// Whether a pan with two fingers selects several items. Inert: never called.
  @answers(false)
  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// The index path to which an item moves that is dragged to the proposed one. Inert: never called.
  @answers(proposedIndexPath)
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// The context menu that a long press on an item shows. Inert: only a walk calls it.
  @answers(nil)
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// The context menu that a long press on one or several selected items shows. Inert: only a walk calls it.
  @answers(nil)
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// The preview of an item while its context menu appears. Inert: never called.
  @answers(nil)
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// The preview of an item while its context menu disappears. Inert: never called.
  @answers(nil)
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Called when the preview of a context menu was tapped. Inert: only a walk calls it.
  @inert
  open func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
}
