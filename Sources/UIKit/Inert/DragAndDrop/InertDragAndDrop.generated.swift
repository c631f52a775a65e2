// Made by `make surface` from Surface/UIKit/Inert/DragAndDrop.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// A drag that goes on. Inert: nothing is dragged.
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Whether items may be moved.
  var allowsMoveOperation: Bool { get }
  /// Whether the drag stays in the app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// The place of the finger.
  func location(in view: UIView) -> CGPoint
  /// Whether there is an item of a type.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether there is an item of a class.
  func canLoadObjects(ofClass aClass: AnyClass) -> Bool
}

/// A drag as its source sees it. Inert: there is none.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// What the app keeps with the drag.
  var localContext: Any? { get set }
}

/// A drag as its destination sees it. Inert: there is none.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it comes from this app.
  var localDragSession: (any UIDragSession)? { get }
  /// How the progress is shown.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Loads all items of a class.
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

/// Lets items of a view be dragged. Inert: no touch leads to it.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// Says what is dragged.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// Whether drags begin. Inert: the value is stored and has no effect.
  open var isEnabled = true
  /// Whether other gestures may begin with a drag. Inert: the value is stored and has no effect.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether drag interactions are enabled by default on the device. Inert: always true.
  open class var isEnabledByDefault: Bool { true }

  /// An interaction with a delegate.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }

  /// Called before the interaction comes to another view. Inert.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction came to another view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Says what of a view is dragged. Inert: no touch leads to it.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: AnyObject {
  /// What is dragged. Inert: never called.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  /// What is shown of an item. Inert: never called.
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
  /// What is added to the drag. Inert: never called.
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

/// An item that is dragged. Inert: nothing is dragged; the item is stored.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The provider of the item's data.
  public let itemProvider: NSItemProvider
  /// The object that is dragged, for the app in which the drag began.
  open var localObject: Any?
  /// Makes the preview. Inert: the value is stored and has no effect.
  open var previewProvider: (() -> UIDragPreview?)?

  /// An item.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }

  /// Asks for the preview anew. Inert.
  open func setNeedsDropPreviewUpdate() {}
}

/// What is shown of an item that is dragged. Inert: previews are not drawn.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How it looks.
  public let parameters: UIDragPreviewParameters

  /// A preview of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
  }
}

/// How a preview of a drag looks. Inert: previews are not drawn.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// A preview of a drag at a place. Inert: previews are not drawn.
open class UITargetedDragPreview: UITargetedPreview {}

/// Lets items be dropped into a view. Inert: no touch leads to it.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// Takes what is dropped.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// Whether several drags are taken at once. Inert: the value is stored and has no effect.
  open var allowsSimultaneousDropSessions = false

  /// An interaction with a delegate.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

  /// Called before the interaction comes to another view. Inert.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction came to another view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Takes what is dropped into a view. Inert: no touch leads to it.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: AnyObject {
  /// Whether a drag is taken at all. Inert: never called.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Called when a drag comes in. Inert: never called.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// What a drop would do. Inert: never called.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  /// Called when a drag goes out. Inert: never called.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Takes what is dropped. Inert: never called.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called after a drop. Inert: never called.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Called after a drag that was seen ended. Inert: never called.
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

/// What a drop would do at a place. Inert: nothing is dragged; the proposal is kept.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// What the drop would do.
  public let operation: UIDropOperation
  /// Whether the place is small. Inert: the value is stored and has no effect.
  open var isPrecise = false
  /// Whether the preview is shown at its full size. Inert: the value is stored and has no effect.
  open var prefersFullSizePreview = false

  /// A proposal.
  public init(operation: UIDropOperation) { self.operation = operation }
}
