@_exported import AVFoundation
import Foundation
@_exported import UIKit

/// Shows a film with buttons. Inert: its view is a box with its class's name.
@inDocuments @preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
  /// What plays the film.
  open var player: AVPlayer?
  /// Whether the buttons are shown.
  @inert open var showsPlaybackControls = true
  /// How the film fills the view.
  @inert open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the film may go on in a corner of the screen.
  @inert open var allowsPictureInPicturePlayback = true
  /// Is told of what happens.
  @inert open weak var delegate: (any AVPlayerViewControllerDelegate)?

  /// Makes the box.
  @kept(view = UIOpaqueView(representing: "AVPlayerViewController", frame: UIScreen.main.bounds))
  open override func loadView()

  /// What lies between the film and the buttons.
  @answers(view) open var contentOverlayView: UIView? { get }
}

/// Is told what happens to a film. Inert: nothing does.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
