import Foundation

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Which colours are kept. Inert: colours are sRGB.
  public enum Range: Int, Hashable, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// Pixels per point; by default those of the current traits.
  open var scale: CGFloat = UIImage.drawingScale(0)
  /// Whether the image is opaque. Areas without drawing are black then.
  open var opaque = false
  /// Which colours are kept. Inert: colours are sRGB.
  open var preferredRange = Range.automatic
  /// Whether wide colours are kept. Inert: colours are sRGB.
  open var prefersExtendedRange = false
  /// Whether wide colours can be kept. Inert: never.
  open var supportsHighDynamicRange: Bool { false }

  public required init() {}

  public init(for traitCollection: UITraitCollection) {
    super.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}
