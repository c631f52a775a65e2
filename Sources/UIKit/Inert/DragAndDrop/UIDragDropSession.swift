import Foundation

/// A drag that goes on. Inert: nothing is dragged.
@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Whether things may be moved.
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
  /// Not at all.
  case none = 0
  /// As the system does.
  case `default` = 1
}
