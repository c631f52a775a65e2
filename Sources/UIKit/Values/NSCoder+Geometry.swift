// UIKit's names for methods of `NSCoder` that Foundation on Linux has only under AppKit's names.
extension NSCoder {
  /// Reads a point; zero if there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }

  /// Reads a size; zero if there is none.
  public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }

  /// Reads a rectangle; zero if there is none.
  public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }
}
