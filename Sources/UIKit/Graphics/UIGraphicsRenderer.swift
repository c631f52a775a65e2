import Foundation

/// The superclass of renderers, which run drawing code in a graphics context.
open class UIGraphicsRenderer: NSObject {
  /// The format with which the renderer draws, such as the scale of images.
  public let format: UIGraphicsRendererFormat

  init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    format.bounds = bounds
    self.format = format
  }

  /// Whether the renderer makes images: yes.
  open var allowsImageOutput: Bool { true }
}
