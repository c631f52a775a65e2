import Foundation

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colours that an image can contain. Inert: colours are always sRGB.
  public enum Range: Int, Hashable, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// Pixels per point; by default the display scale of the current traits.
  open var scale: CGFloat = UIImage.drawingScale(0)
  /// Whether the image is opaque. If it is, areas in which nothing is drawn are black.
  open var opaque = false
  /// The range of colours that an image can contain. Inert: colours are always sRGB.
  open var preferredRange = Range.automatic
  /// Whether the image can contain colours outside of sRGB. Inert: colours are always sRGB.
  open var prefersExtendedRange = false
  /// Whether the image can have a high dynamic range. Inert: always false.
  open var supportsHighDynamicRange: Bool { false }

  public required init() {}

  public init(for traitCollection: UITraitCollection) {
    super.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}
