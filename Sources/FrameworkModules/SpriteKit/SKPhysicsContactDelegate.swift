import Foundation
import UIKit

/// Is told what hits what. Inert: nothing does.
@preconcurrency @MainActor public protocol SKPhysicsContactDelegate: NSObjectProtocol {}
