// Made by `make surface` from Surface/UIKit/Inert/DragAndDrop.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// A drag in progress. Inert: nothing can be dragged.
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Whether items may be moved instead of copied.
  var allowsMoveOperation: Bool { get }
  /// Whether items can only be dropped in the app from which they are dragged.
  var isRestrictedToDraggingApplication: Bool { get }
  /// The position of the finger, in the coordinates of a view.
  func location(in view: UIView) -> CGPoint
  /// Whether an item has data of one of the given types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an object of a class can be created from an item.
  func canLoadObjects(ofClass aClass: AnyClass) -> Bool
}

/// A drag in progress, for the app in which it began. Inert: nothing can be dragged.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// A value of the app in which the drag began. Other apps cannot read it.
  var localContext: Any? { get set }
}

/// A drag in progress, for the app into which items may be dropped. Inert: nothing can be dragged.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag session if the drag began in this app; nil otherwise.
  var localDragSession: (any UIDragSession)? { get }
  /// How the progress of loading the dropped data is shown.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Creates objects of a class from all items that allow it.
  @discardableResult func loadObjects(
    ofClass aClass: AnyClass, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// How the progress of a drop is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  /// No progress is shown.
  case none = 0
  /// The system's indicator.
  case `default` = 1
}

/// Lets people drag items out of a view. Inert: nothing can be dragged.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// Provides the items that are dragged.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// Whether drags begin. Inert: the value is stored and has no effect.
  open var isEnabled = true
  /// Whether other gestures may be recognised together with the beginning of a drag. Inert: the value is stored and has
  /// no effect.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether drag interactions are enabled by default on the device. Inert: always true.
  open class var isEnabledByDefault: Bool { true }

  /// Creates an interaction with a delegate.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }

  /// Called before the interaction is added to a view, or removed from its view. Inert.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view, or removed from its view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Provides the items that are dragged out of a view. Inert: never called.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: AnyObject {
  /// The items for a drag that begins; an empty array for no drag. Inert: never called.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  /// The preview of an item when the drag begins. Inert: never called.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Called before the drag begins. Inert: never called.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Called before the drag ends. Inert: never called.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  /// Called after the drag ended. Inert: never called.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  /// The items that a tap adds to the drag. Inert: never called.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem]
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] { [] }
}

/// An item that is dragged. Inert: nothing can be dragged; the item is only stored.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The provider of the item's data.
  public let itemProvider: NSItemProvider
  /// The dragged object, for the app in which the drag began. Other apps cannot read it.
  open var localObject: Any?
  /// Makes the preview of the item. Inert: the value is stored and has no effect.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item whose data a provider provides.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }

  /// Requests that the preview is made again. Inert.
  open func setNeedsDropPreviewUpdate() {}
}

/// The preview of an item that is dragged. Inert: previews are not drawn.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  /// The view that is shown as the preview.
  public let view: UIView
  /// The appearance of the preview.
  public let parameters: UIDragPreviewParameters

  /// Creates a preview that shows a view.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
  }
}

/// The appearance of the preview of a drag. Inert: previews are not drawn.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// A preview of a drag, with the position at which it starts or ends. Inert: previews are not drawn.
open class UITargetedDragPreview: UITargetedPreview {}

/// Lets people drop items into a view. Inert: nothing can be dropped.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// Accepts the dropped items.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// Whether items of several drags can be dropped at the same time. Inert: the value is stored and has no effect.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction with a delegate.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

  /// Called before the interaction is added to a view, or removed from its view. Inert.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view, or removed from its view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Accepts items that are dropped into a view. Inert: never called.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: AnyObject {
  /// Whether the items of a drag session can be dropped into the view. Inert: never called.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Called when a drag enters the view. Inert: never called.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// What a drop at the present position would do. Inert: never called.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  /// Called when a drag leaves the view. Inert: never called.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Puts the dropped items into the app's data. Inert: never called.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called after all animations of a drop have ended. Inert: never called.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Called after the end of a drag that had entered the view. Inert: never called.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}

/// What a drop does.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// The drop is cancelled.
  case cancel = 0
  /// A drop is not allowed here.
  case forbidden = 1
  /// The items are copied.
  case copy = 2
  /// The items are moved.
  case move = 3
}

/// What a drop at a position would do. Inert: nothing can be dropped; the proposal is only stored.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// What the drop would do.
  public let operation: UIDropOperation
  /// Whether the drop needs a precise position, such as in a text. Inert: the value is stored and has no effect.
  open var isPrecise = false
  /// Whether the preview is shown at its full size. Inert: the value is stored and has no effect.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  public init(operation: UIDropOperation) { self.operation = operation }
}
