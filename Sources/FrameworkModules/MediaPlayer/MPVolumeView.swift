@_exported import AVFoundation
import Foundation
@_exported import UIKit

/// A slider for the volume. Inert: it is a box with its class's name.
@preconcurrency @MainActor open class MPVolumeView: UIOpaqueView {
  /// Whether the slider is shown. Inert.
  open var showsVolumeSlider = true
  /// Whether the button is shown that chooses a loudspeaker. Inert.
  open var showsRouteButton = true

  /// Creates a view.
  public init(frame: CGRect) { super.init(representing: "MPVolumeView", frame: frame) }
  /// Creates a view without a size.
  public convenience init() { self.init(frame: .zero) }
  /// Restores a view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Its natural height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }
  /// Sets a picture of the slider's knob. Inert.
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets a picture of the slider's left part. Inert.
  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets a picture of the slider's right part. Inert.
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets a picture of the button. Inert.
  open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
}
