import Foundation

/// Numbers.
open class CIVector: NSObject, @unchecked Sendable {
  private let values: [CGFloat]
  private init(_ values: [CGFloat]) { self.values = values }
  /// Two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
  /// A point.
  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
  /// A rectangle.
  public convenience init(cgRect rect: CGRect) { self.init([rect.minX, rect.minY, rect.width, rect.height]) }
  /// The count of numbers.
  open var count: Int { values.count }
  /// The number at an index; 0 beyond the end.
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  /// The first.
  open var x: CGFloat { value(at: 0) }
  /// The second.
  open var y: CGFloat { value(at: 1) }
  /// The third.
  open var z: CGFloat { value(at: 2) }
  /// The fourth.
  open var w: CGFloat { value(at: 3) }
}
