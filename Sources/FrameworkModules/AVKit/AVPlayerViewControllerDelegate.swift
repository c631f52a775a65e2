import AVFoundation
import Foundation
import UIKit

/// Hears what happens to a film. Inert: nothing does.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
