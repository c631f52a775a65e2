import Foundation

open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle that is drawn, in points; zero until a renderer uses the format.
  open internal(set) var bounds = CGRect.zero

  /// The default format. For images, it has the display scale of the current traits.
  open class func `default`() -> Self { self.init() }
  /// The preferred format: the same as ``default()``.
  open class func preferred() -> Self { self.init() }

  public required override init() {}
}
