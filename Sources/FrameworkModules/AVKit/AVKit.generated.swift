// Made by `make surface` from Surface/AVKit.swift; don't edit.
// swift-format-ignore-file

@_exported import AVFoundation
import Foundation
@_exported import UIKit

/// Shows a film with buttons. Inert: its view is a box with its class's name.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
  /// What plays the film.
  open var player: AVPlayer?
  /// Whether the buttons are shown. Inert.
  open var showsPlaybackControls = true
  /// How the film fills the view. Inert.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the film may go on in a corner of the screen. Inert.
  open var allowsPictureInPicturePlayback = true
  /// Is told of what happens. Inert.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?

  /// Makes the box.
  open override func loadView() { view = UIOpaqueView(representing: "AVPlayerViewController", frame: UIScreen.main.bounds) }

  /// What lies between the film and the buttons.
  open var contentOverlayView: UIView? { view }
}

/// Is told what happens to a film. Inert: nothing does.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
