import Foundation

/// Something in a picture. The classes exist for the signatures of methods: nothing is found.
open class CIFeature: NSObject, @unchecked Sendable {
  /// Where it is, in pixels.
  public let bounds: CGRect
  init(bounds: CGRect) { self.bounds = bounds }
}
