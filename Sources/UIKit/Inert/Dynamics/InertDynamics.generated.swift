// Made by `make surface` from Surface/UIKit/Inert/Dynamics.swift; don't edit.
// swift-format-ignore-file

import Foundation

/// A body hangs on another one, or on a point. Inert: nothing moves.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The items that the behaviour affects.
  public let items: [any UIDynamicItem]
  /// The point.
  open var anchorPoint: CGPoint
  /// How far away the body is.
  open var length: CGFloat = 0
  /// How much it swings, per second.
  open var frequency: CGFloat = 0
  /// How fast it stops swinging.
  open var damping: CGFloat = 0
  /// Attaches an item to a point.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    items = [item]
    anchorPoint = point
  }
  /// Attaches an item to a point, by a point of the item.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    items = [item]
    anchorPoint = point
  }
  /// Attaches an item to another one.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    items = [item1, item2]
    anchorPoint = .zero
  }
}

/// Hears what hits what. Inert: nothing does.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {}

extension UIView: UIDynamicItem {}

/// Hears of rest. Inert: nothing moves.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Nothing moves any longer.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
  /// Something moves again.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
}

/// What bodies do.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// Its middle.
  var center: CGPoint { get set }
  /// Its size.
  var bounds: CGRect { get }
  /// How it is turned.
  var transform: CGAffineTransform { get set }
}

/// Bodies are pushed. Inert: they stay.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// For how long bodies are pushed.
  public enum Mode: Int, Hashable, Sendable {
    case continuous = 0
    case instantaneous
  }
  /// The items that the behaviour affects.
  open private(set) var items: [any UIDynamicItem]
  /// For how long they are pushed.
  public let mode: Mode
  /// Whether they are pushed.
  open var active = true
  /// Where they are pushed.
  open var pushDirection = CGVector.zero
  /// Where they are pushed, in radians.
  open var angle: CGFloat = 0
  /// How much they are pushed.
  open var magnitude: CGFloat = 0
  /// Creates the behaviour.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
  }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
}

/// A body goes to a point. Inert: it stays.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// The point.
  open var snapPoint: CGPoint
  /// How soon it stops swinging, from 0 to 1.
  open var damping: CGFloat = 0.5
  /// Moves an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) { snapPoint = point }
}
