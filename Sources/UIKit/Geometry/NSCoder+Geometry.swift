// Foundation outside Apple's platforms encodes points, sizes and rectangles only by its own names.
extension NSCoder {
  /// Writes a point.
  public func encode(_ point: CGPoint, forKey key: String) {
    encode(NSStringFromPoint(point) as NSString, forKey: key)
  }

  /// Writes a size.
  public func encode(_ size: CGSize, forKey key: String) {
    encode(NSStringFromSize(size) as NSString, forKey: key)
  }

  /// Writes a rectangle.
  public func encode(_ rect: CGRect, forKey key: String) {
    encode(NSStringFromRect(rect) as NSString, forKey: key)
  }

  /// Reads a point; zero if there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    (decodeObject(forKey: key) as? String).map(NSPointFromString) ?? .zero
  }

  /// Reads a size; zero if there is none.
  public func decodeCGSize(forKey key: String) -> CGSize {
    (decodeObject(forKey: key) as? String).map(NSSizeFromString) ?? .zero
  }

  /// Reads a rectangle; zero if there is none.
  public func decodeCGRect(forKey key: String) -> CGRect {
    (decodeObject(forKey: key) as? String).map(NSRectFromString) ?? .zero
  }
}
