extension UIView {
  /// Replaces natural alignment by `left` or `right`, depending on the layout direction of this view.
  func resolvedAlignment(_ alignment: NSTextAlignment) -> NSTextAlignment {
    guard alignment == .natural else { return alignment }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }
}
