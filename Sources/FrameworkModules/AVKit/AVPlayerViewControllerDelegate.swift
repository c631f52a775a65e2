import AVFoundation
import Foundation
import UIKit

/// Is told what happens to a film. Inert: nothing does.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
