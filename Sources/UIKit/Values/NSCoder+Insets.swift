// UIKit's methods of `NSCoder` for insets, which are types of UIKit and not of Foundation.
extension NSCoder {
  /// Writes insets as a rectangle: top, left, bottom, right in place of x, y, width, height.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(CGRect(x: insets.top, y: insets.left, width: insets.bottom, height: insets.right), forKey: key)
  }

  /// Reads insets; zero if there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    let sides = decodeCGRect(forKey: key)
    return UIEdgeInsets(top: sides.origin.x, left: sides.origin.y, bottom: sides.size.width, right: sides.size.height)
  }

  /// Writes insets as a rectangle: top, leading, bottom, trailing in place of x, y, width, height.
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
