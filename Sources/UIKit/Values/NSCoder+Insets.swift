// Methods of UIKit for value types that Foundation does not have.
extension NSCoder {
  /// Writes insets: top, left, bottom, right.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(CGRect(x: insets.top, y: insets.left, width: insets.bottom, height: insets.right), forKey: key)
  }

  /// Reads insets; zero if there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    let sides = decodeCGRect(forKey: key)
    return UIEdgeInsets(top: sides.origin.x, left: sides.origin.y, bottom: sides.size.width, right: sides.size.height)
  }

  /// Writes insets: top, leading, bottom, trailing.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(
      UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing), forKey: key)
  }

  /// Reads insets; zero if there are none.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    let insets = decodeUIEdgeInsets(forKey: key)
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
