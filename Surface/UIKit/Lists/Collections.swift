import Foundation

/// Moving items with a finger. Inert: items stay where they are.
extension UICollectionView {
  /// Starts to move an item. Inert: false.
  @answers(false) @discardableResult public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool
  /// Moves the item.
  @inert public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint)
  /// Leaves the item where it is.
  @inert public func endInteractiveMovement()
  /// Puts the item back.
  @inert public func cancelInteractiveMovement()
}

/// Says what a collection view shows.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item, filled in.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// How many sections there are; 1 unless stated.
  @answers(1) optional func numberOfSections(in collectionView: UICollectionView) -> Int
  /// A section's header or footer.
  @answers(UICollectionReusableView(frame: .zero))
  optional func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Whether an item can be moved. Inert: no touch leads to it.
  @neverCalled @answers(false)
  optional func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Moves an item in the data. Inert: no touch leads to it.
  @neverCalled
  optional func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

/// Fetches data before items come into sight. Inert: a collection view asks for items in sight only.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Fetches the data of items. Inert: never called.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Stops fetching the data of items. Inert: never called.
  @neverCalled
  optional func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

/// Is told what a collection view displays.
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
  /// Called before a header or footer is displayed.
  optional func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  /// Called after a header or footer is no longer displayed.
  optional func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
  /// Whether a touch that lasts shows a menu of editing. Inert: no touch leads to it.
  @neverCalled @answers(false)
  optional func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
  /// Whether the menu of editing offers an action. Inert: no touch leads to it.
  @neverCalled @answers(false)
  optional func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  /// Performs an action of the menu of editing. Inert: no touch leads to it.
  @neverCalled
  optional func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?)
  /// Whether an item can be focused. Inert: there is no focus.
  @neverCalled @answers(true)
  optional func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
  /// Whether two fingers that move select several items. Inert: no touch leads to it.
  @neverCalled @answers(false)
  optional func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// The place to which an item that is dragged may move. Inert: no touch leads to it.
  @neverCalled @answers(proposedIndexPath)
  optional func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// The menu of an item that a finger touches for long. Inert: no touch leads to it.
  @neverCalled @answers(nil)
  optional func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The menu of items that are touched for long. Inert: no touch leads to it.
  @neverCalled @answers(nil)
  optional func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The preview from which a menu grows. Inert: no touch leads to it.
  @neverCalled @answers(nil)
  optional func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview to which a menu shrinks. Inert: no touch leads to it.
  @neverCalled @answers(nil)
  optional func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the preview of a menu was tapped. Inert: no touch leads to it.
  @neverCalled
  optional func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

/// Provides sizes that differ between the items of a flow layout.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// An item's size in points; the layout's `itemSize` unless stated.
  @answers((collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero)
  optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Room around a section's items; the layout's `sectionInset` unless stated.
  @answers((collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero)
  optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The least distance between lines of a section; the layout's `minimumLineSpacing` unless stated.
  @answers((collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0)
  optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least distance between items of a line; the layout's `minimumInteritemSpacing` unless stated.
  @answers((collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0)
  optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Size of a section's header; the layout's `headerReferenceSize` unless stated.
  @answers((collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero)
  optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Size of a section's footer; the layout's `footerReferenceSize` unless stated.
  @answers((collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero)
  optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

/// Says what is dragged out of a collection view. Inert: no touch leads to it.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: AnyObject {
  /// What is dragged of an item. Inert: never called.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// What is added to the drag. Inert: never called.
  @neverCalled @answers([])
  optional func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// How the preview of an item looks. Inert: never called.
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

/// A drop into a collection view. Inert: nothing is dragged.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: AnyObject {
  /// What is dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path at which the items are dropped; nil if they are dropped at no item.
  var destinationIndexPath: IndexPath? { get }
  /// What the drop does.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Animates a dragged item to the place of an item of the collection view.
  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

/// An item that is dropped into a collection view. Inert: there is none.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: AnyObject {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// Where the item comes from in this collection view; nil if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview in points.
  var previewSize: CGSize { get }
}

/// Animates beside a drag. Inert: there is none.
@preconcurrency @MainActor public protocol UIDragAnimating: AnyObject {
  /// Animates.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls a closure at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Takes what is dropped into a collection view. Inert: no touch leads to it.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: AnyObject {
  /// Takes what is dropped. Inert: never called.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether a drag is taken at all. Inert: never called.
  @neverCalled @answers(true)
  optional func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// What a drop would do. Inert: never called.
  @neverCalled @answers(UICollectionViewDropProposal(operation: .cancel))
  optional func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when a drag comes in. Inert: never called.
  @neverCalled
  optional func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Called when a drag goes out. Inert: never called.
  @neverCalled
  optional func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called after a drag that was seen ended. Inert: never called.
  @neverCalled
  optional func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// How the preview of an item that is dropped looks. Inert: never called.
  @neverCalled @answers(nil)
  optional func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

/// What a drop into a collection view would do. Inert: nothing is dragged; the proposal is kept.
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where a drop goes.
  public enum Intent: Int, Hashable, Sendable {
    /// The drop has no particular place.
    case unspecified = 0
    /// Between items.
    case insertAtDestinationIndexPath = 1
    /// Into an item.
    case insertIntoDestinationIndexPath = 2
  }

  /// Where the drop goes.
  public let intent: Intent

  /// A proposal.
  @kept(super.init(operation: operation)) public init(operation: UIDropOperation, intent: Intent = .unspecified)
}

/// A controller whose view is, or contains, a collection view. The controller is its data source and delegate.
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

  /// Creates a controller of a collection view with a layout.
  @kept(ownLayout = layout, super.init(nibName: nil, bundle: nil))
  public init(collectionViewLayout layout: UICollectionViewLayout)

  /// Creates a controller of a collection view with a flow layout.
  @kept(ownLayout = UICollectionViewFlowLayout(), super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil))
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)

  /// Restores a controller of a collection view with a flow layout from an archive.
  @kept(ownLayout = UICollectionViewFlowLayout(), super.init(coder: coder)) public required init?(coder: NSCoder)

  /// Makes the collection view, with this controller as data source and delegate.
  @answers(loadList()) open override func loadView()

  // MARK: Data source

  /// How many sections there are; 1.
  @answers(1) open func numberOfSections(in collectionView: UICollectionView) -> Int

  /// How many items a section has; none.
  @answers(0) open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// The cell of an item; an empty one.
  @answers(UICollectionViewCell(frame: .zero))
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell

  /// A section's header or footer.
  @answers(UICollectionReusableView(frame: .zero))
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Whether an item can be moved. Inert: no touch leads to it.
  @answers(false)
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// Moves an item in the data. Inert: no touch leads to it.
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

  /// Whether a touch that lasts shows a menu of editing. Inert: no touch leads to it.
  @answers(false)
  open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool

  /// Whether the menu of editing offers an action. Inert: no touch leads to it.
  @answers(false)
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool

  /// Performs an action of the menu of editing. Inert: no touch leads to it.
  @inert
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  )

  /// Whether an item can be focused. Inert: there is no focus.
  @answers(true)
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool

  /// Whether two fingers that move select several items. Inert: no touch leads to it.
  @answers(false)
  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// The place to which an item that is dragged may move. Inert: no touch leads to it.
  @answers(proposedIndexPath)
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// The menu of an item that is touched for long. Inert: no touch leads to it.
  @answers(nil)
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// The menu of items that are touched for long. Inert: no touch leads to it.
  @answers(nil)
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// The preview from which a menu grows. Inert: no touch leads to it.
  @answers(nil)
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// The preview to which a menu shrinks. Inert: no touch leads to it.
  @answers(nil)
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Called when the preview of a menu was tapped. Inert: no touch leads to it.
  @inert
  open func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
}
