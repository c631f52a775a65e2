import Foundation

/// What bodies do.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// Its middle.
  var center: CGPoint { get set }
  /// Its size.
  var bounds: CGRect { get }
  /// How it is turned.
  var transform: CGAffineTransform { get set }
}
