import Foundation

/// Runs drawing code in a context.
open class UIGraphicsRenderer: NSObject {
  /// The format of what is drawn.
  public let format: UIGraphicsRendererFormat

  init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    format.bounds = bounds
    self.format = format
  }

  /// Whether contexts can be used for other drawing, too.
  open var allowsImageOutput: Bool { true }
}
