import Foundation

open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle that is drawn, in points; zero until a renderer uses the format.
  open internal(set) var bounds = CGRect.zero

  /// The format of the main screen.
  open class func `default`() -> Self { self.init() }
  /// The format that suits best.
  open class func preferred() -> Self { self.init() }

  public required override init() {}
}
