import Foundation
import UIKit

/// Hears what hits what. Inert: nothing does.
@preconcurrency @MainActor public protocol SKPhysicsContactDelegate: NSObjectProtocol {}
