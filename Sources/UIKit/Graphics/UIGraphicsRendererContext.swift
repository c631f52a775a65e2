import Foundation

/// The context in which a renderer runs drawing code.
open class UIGraphicsRendererContext: NSObject {
  /// The Core Graphics context that records the drawing.
  public let cgContext: CGContext
  public let format: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  /// Fills a rectangle with the current fill colour, blended with what is there.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws a frame, one point wide, inside the edges of a rectangle, with the current stroke colour.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Draws a frame, one point wide, inside the edges of a rectangle, with the current stroke colour, blended with what
  /// is there.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  /// Limits drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The context in which a `UIGraphicsImageRenderer` runs drawing code.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// An image of what has been drawn so far.
  open var currentImage: UIImage { UIImage(record: cgContext.record, scale: cgContext.scale) }
}
