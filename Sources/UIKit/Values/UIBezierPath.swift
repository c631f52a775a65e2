import Foundation

/// A path made of straight-edged and rounded rectangles, as far as layout needs one: to keep text out of an area.
open class UIBezierPath: NSObject, NSCopying {
  /// The rectangles that the path covers, in the order in which they were added.
  public private(set) var rectangles: [CGRect]

  /// An empty path.
  public override init() {
    rectangles = []
  }

  /// A rectangle.
  public init(rect: CGRect) {
    rectangles = [rect]
  }

  /// A rounded rectangle; text stays out of its whole bounds.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    rectangles = [rect]
  }

  /// An ellipse; text stays out of its whole bounds.
  public init(ovalIn rect: CGRect) {
    rectangles = [rect]
  }

  /// The smallest rectangle around the path; null for an empty one.
  open var bounds: CGRect {
    rectangles.reduce(CGRect.null) { $0.union($1) }
  }

  /// Adds another path's area.
  open func append(_ path: UIBezierPath) {
    rectangles += path.rectangles
  }

  /// An independent path of the same area.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath()
    copy.rectangles = rectangles
    return copy
  }
}
