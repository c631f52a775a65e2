extension UIView {
  /// The physical edge that natural alignment means in this view's reading direction.
  func resolvedAlignment(_ alignment: NSTextAlignment) -> NSTextAlignment {
    guard alignment == .natural else { return alignment }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }
}
