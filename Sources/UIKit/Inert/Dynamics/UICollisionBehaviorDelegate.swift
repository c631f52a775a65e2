import Foundation

/// Hears what hits what. Inert: nothing does.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {}
