import Foundation
import UIKit

/// Is told which bodies touch. Inert: no bodies touch.
@preconcurrency @MainActor public protocol SKPhysicsContactDelegate: NSObjectProtocol {}
